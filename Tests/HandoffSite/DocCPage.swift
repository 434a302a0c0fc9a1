/// A page of our own in the form that Apple's Markdown variant has: header comment, title, body,
/// footer. Of Apple's words it holds only those that the articles quote.
struct DocCPage {
  var path: String
  var title: String
  /// What the symbol is; `nil` for an article, which has no symbol and no availability.
  var kind: String? = "Instance Property"
  var rows: [String] = Self.foundationRows
  var declaration: String?
  var body: String

  /// The rows of NSUserActivity and of most of its members.
  static let foundationRows = [
    "iOS: 8.0.0 -", "iPadOS: 8.0.0 -", "macCatalyst: 13.1.0 -", "macOS: 10.10.0 -",
    "tvOS: 9.0.0 -", "visionOS: 1.0.0 -", "watchOS: 2.0.0 -",
  ]

  var text: String {
    [header, "# \(title)", abstract, fence, rest, footer].compactMap { $0 }.filter { !$0.isEmpty }
      .joined(separator: "\n\n")
  }

  /// What stands above the declaration: all before the first empty line.
  private var abstract: String { String(body.split(separator: "\n\n").first ?? "") }

  private var rest: String { body.split(separator: "\n\n").dropFirst().joined(separator: "\n\n") }

  private var fence: String? { declaration.map { "```\n\($0)\n```" } }

  private var footer: String {
    "---\n\nCopyright &copy; 2026 Example. All rights reserved. | [Terms](https://example.com/)"
  }

  private var header: String {
    let symbol = kind.map { kind in
      """
        "role" : "\(kind)",
        "symbol" : {
          "kind" : "\(kind)",
          "modules" : [
            "Foundation"
          ],
          "preciseIdentifier" : "c:\(path)"
        },
      """
    }
    return """
      <!--
      {
      \(kind == nil ? "" : availability)  "documentType" : "\(kind == nil ? "article" : "symbol")",
        "framework" : "Foundation",
        "identifier" : "/documentation/\(identifier)",
        "metadataVersion" : "0.1.0",
      \(symbol ?? "  \"role\" : \"article\",")
        "title" : "\(title)"
      }
      -->
      """
  }

  /// The path with its capitals, as far as the articles spell them: addresses have none.
  private var identifier: String {
    let owners = path.split(separator: "/").dropLast().map { Self.spelt[String($0)] ?? String($0) }
    return (owners + [kind == nil ? String(path.split(separator: "/").last ?? "") : title])
      .joined(separator: "/")
  }

  private static let spelt = [
    "foundation": "Foundation", "uikit": "UIKit", "appkit": "AppKit", "swiftui": "SwiftUI",
    "nsuseractivity": "NSUserActivity", "nsuseractivitydelegate": "NSUserActivityDelegate",
    "uiapplicationdelegate": "UIApplicationDelegate", "uiscenedelegate": "UISceneDelegate",
    "nsapplicationdelegate": "NSApplicationDelegate", "view": "View", "scene": "Scene",
  ]

  private var availability: String {
    let rows = rows.map { "    \"\($0)\"" }.joined(separator: ",\n")
    return "  \"availability\" : [\n\(rows)\n  ],\n"
  }
}
