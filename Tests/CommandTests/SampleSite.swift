import TestSupport

/// A small documentation site on loopback, in DocC's form, and the workspace that watches it.
struct SampleSite {
  let pages: ServedPages
  let server: LoopbackServer

  init(_ pages: [String: String]) throws {
    let files = pages.map { ($0.key + ".md", $0.value) }
    self.pages = ServedPages(Dictionary(uniqueKeysWithValues: files))
    server = try LoopbackServer(self.pages.answer)
  }

  /// Writes a list of sources that watches the pages.
  func watch(_ paths: [String], in tool: BuiltTool, keep: String = "bytes") throws {
    let lines = paths.sorted().map { "      - '\($0)'" }.joined(separator: "\n")
    try tool.directory.write(
      """
      sources:
        - id: tea
          kind: docc-markdown
          base: \(server.base)
          keep: \(keep)
          check-every: 7d
          pace: 0ms
          pages:
      \(lines)

      """, to: "facts/sources.yml")
  }

  /// A symbol's page in DocC's form; its path is the identifier in small letters.
  static func page(
    _ identifier: String, _ availability: [String], _ prose: String = "Heats water.",
    year: Int = 2026
  ) -> String {
    let title = identifier.split(separator: "/").last.map(String.init) ?? identifier
    let rows = availability.map { "    \"\($0)\"" }.joined(separator: ",\n")
    return """
      <!--
      {
        "availability" : [
      \(rows)
        ],
        "documentType" : "symbol",
        "framework" : "Teakettle",
        "identifier" : "/documentation/\(identifier)",
        "metadataVersion" : "0.1.0",
        "role" : "Instance Method",
        "symbol" : {
          "kind" : "Instance Method",
          "modules" : [
            "Teakettle"
          ],
          "preciseIdentifier" : "s:\(identifier.utf8.count)"
        },
        "title" : "\(title)"
      }
      -->

      # \(title)

      \(prose)

      ---

      Copyright &copy; \(year) The Teakettle Authors. All rights reserved.
      """
  }
}
