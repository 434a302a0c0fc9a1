import Testing

private let appDelegate = [
  "iOS: 8.0.0 - 26.0.0", "iPadOS: 8.0.0 - 26.0.0", "macCatalyst: 13.1.0 - 26.0.0",
  "tvOS: 9.0.0 - 26.0.0", "visionOS: 1.0.0 - 26.0.0",
]
private let scene = [
  "iOS: 13.0.0 -", "iPadOS: 13.0.0 -", "macCatalyst: 13.1.0 -", "tvOS: 13.0.0 -",
  "visionOS: 1.0.0 -",
]
private let appKit = ["macOS: 10.10.0 -"]

private let methods = [
  "(_:willContinueUserActivityWithType:)", "(_:continue:)",
  "(_:didFailToContinueUserActivityWithType:error:)", "(_:didUpdate:)",
]

private let families = [
  ("UIKit/UIApplicationDelegate/application", appDelegate, 5),
  ("UIKit/UISceneDelegate/scene", scene, 0),
  ("AppKit/NSApplicationDelegate/application", appKit, 0),
]

struct UpperBoundTests {
  @Test func standsOnFivePlatformsOfTheAppDelegateMethodsAndOnNoOther() throws {
    let tool = try BuiltTool()
    var pages: [String: String] = [:]
    for (prefix, rows, _) in families {
      for method in methods {
        pages[(prefix + method).lowercased()] = SampleSite.page(prefix + method, rows)
      }
    }
    let site = try SampleSite(pages)
    try site.watch(Array(pages.keys), in: tool)
    #expect(try tool.run("update", "--now", "2026-10-11T05:00:00Z").code == 0)
    for (prefix, rows, bounds) in families {
      for method in methods {
        let shown = try tool.run(
          "show", "tea/" + (prefix + method).lowercased(), "--format", "json")
        #expect(shown.output.split(separator: "\"until\" : \"26.0.0\"").count - 1 == bounds)
        #expect(shown.output.split(separator: "\"platform\"").count - 1 == rows.count)
      }
    }
  }
}
