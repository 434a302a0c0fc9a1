import Testing

struct WorkspaceCommandTests {
  private let tool: BuiltTool

  init() throws { tool = try BuiltTool() }

  private var sources: String {
    tool.text("facts/sources.yml")
  }

  @Test func startsAWorkspaceAndOverwritesNone() throws {
    #expect(try tool.run("init").code == 0)
    let before = sources
    let again = try tool.run("init", "--id", "other")
    #expect(again.code == 78 && again.errors.contains("facts/sources.yml"))
    #expect(sources == before && before.contains("keep: evidence"))
    #expect(!tool.text(".gitattributes").isEmpty)
  }

  @Test(arguments: [
    "https://developer.apple.com/documentation/foundation/nsuseractivity",
    "https://developer.apple.com/documentation/Foundation/NSUserActivity/",
    "http://developer.apple.com/documentation/foundation/nsuseractivity.md",
    "https://developer.apple.com/documentation/foundation/nsuseractivity?language=objc#overview",
  ])
  func addsAPageByAnyFormOfItsAddress(address: String) throws {
    try tool.run("init")
    let outcome = try tool.run("add", address)
    #expect(outcome.output == "added apple/foundation/nsuseractivity\n")
    #expect(sources.contains("- foundation/nsuseractivity\n"))
    let again = try tool.run("add", address)
    #expect(again.output == "already watched: apple/foundation/nsuseractivity\n")
  }

  @Test func keepsTheListAsItIsOnADryRun() throws {
    try tool.run("init")
    let before = sources
    let outcome = try tool.run(
      "add", "--dry-run", "https://developer.apple.com/documentation/uikit")
    #expect(outcome.output == "would add apple/uikit\n")
    #expect(sources == before)
  }

  @Test func namesThePlaceOfAWrongKey() throws {
    try tool.write(
      "sources:\n  - id: tea\n    knd: html\n    base: https://example.org/\n",
      to: "facts/sources.yml")
    let outcome = try tool.run("status")
    #expect(outcome.code == 78)
    #expect(outcome.errors.contains("facts/sources.yml:3:5"))
    #expect(outcome.errors.contains("did you mean 'kind'"))
  }

  @Test func tellsThatPagesWereNeverFetched() throws {
    try tool.run("init")
    try tool.run("add", "https://developer.apple.com/documentation/uikit")
    let outcome = try tool.run("status", "-v", "--now", "2026-10-11T05:00:00Z")
    #expect(outcome.code == 2 && outcome.output.contains("never-fetched"))
  }

  @Test func tellsWhereThereIsNoWorkspace() throws {
    let outcome = try tool.run("status")
    #expect(outcome.code == 78 && outcome.errors.contains("docfacts init"))
  }

  @Test(arguments: [["updat"], ["status", "--formt", "json"], ["show"], ["show", "nopage"]])
  func endsWith64OnWrongWords(words: [String]) throws {
    let outcome = try words.count == 1 ? tool.run(words[0]) : tool.run(words[0], words[1])
    #expect(outcome.code == 64 && outcome.errors.hasPrefix("docfacts: error: "))
  }

  @Test func namesThePlaceOfARowOfUnknownForm() throws {
    try tool.write(SampleSite.page("Kit/Tank", ["iOS: sixteen -"]), to: "tank.md")
    let outcome = try tool.run("extract", "--file", "tank.md")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("tank.md: header at 4:5: expected a version"))
  }

  @Test func printsTheSheetOfAnyFile() throws {
    try tool.write(SampleSite.page("Kit/Tank", ["iOS: 1.0 - 2.0"]), to: "tank.md")
    let outcome = try tool.run("extract", "--file", "tank.md", "--format", "json")
    #expect(outcome.code == 0 && outcome.output.contains("\"until\" : \"2.0\""))
  }
}
