import TestSupport
import Testing

/// A page's render JSON with the given platforms.
private func json(_ platforms: String, abstract: String = "Heats water.") -> String {
  """
  {"schemaVersion": {"major": 0, "minor": 3, "patch": 0}, "kind": "symbol",
   "identifier": {"url": "doc://tea/documentation/Tea/Boil()", "interfaceLanguage": "swift"},
   "metadata": {"title": "Boil()", "roleHeading": "Instance Method", "platforms": [\(platforms)]},
   "abstract": [{"type": "text", "text": "\(abstract)"}], "references": {}}
  """
}

private let sources = """
  sources:
    - id: tea
      kind: docc-markdown
      base: BASE
      pages: ['tea/boil()']
    - id: tea-json
      kind: docc-json
      base: BASE
      pages: ['tea/boil()']

  """

struct PassTests {
  /// A workspace after an update of one page as Markdown and as the given JSON.
  private func updated(_ json: String) throws -> BuiltTool {
    let tool = try BuiltTool()
    let page = SampleSite.page("Tea/Boil()", ["iOS: 13.0.0 - 26.0.0", "macCatalyst: 13.1.0 -"])
    let server = try LoopbackServer { request in
      request.path.hasSuffix(".md")
        ? .text(page) : .text(json, mediaType: "application/json")
    }
    defer { server.stop() }
    try tool.write(sources.replacing("BASE", with: server.base), to: "facts/sources.yml")
    let updated = try tool.run("update", "--now", "2026-10-11T05:00:00Z")
    #expect(updated.code == 0, "\(updated.output)\(updated.errors)")
    return tool
  }

  private static let same = """
    {"name": "iOS", "introducedAt": "13.0", "deprecatedAt": "26.0", "deprecated": true},
    {"name": "Mac Catalyst", "introducedAt": "13.1"}
    """

  @Test func agreeWhateverTheSpelling() throws {
    let shown = try updated(json(Self.same)).run("show", "tea/tea/boil()").output
    #expect(shown.contains("passes: tea/tea/boil() and tea-json/tea/boil()"))
    #expect(shown.contains("agree on abstract, availability Mac Catalyst, availability iOS, role"))
    #expect(!shown.contains("disagree on availability"))
  }

  @Test func disagreeWithBothValues() throws {
    let tool = try updated(
      json("{\"name\": \"iOS\", \"introducedAt\": \"13.0\", \"beta\": true}")
    )
    let shown = try tool.run("show", "tea-json/tea/boil()").output
    #expect(
      shown.contains(
        "disagree on availability iOS: \"13.0.0 - 26.0.0\" in Markdown, \"13.0 -\" in the render JSON"
      ))
    #expect(shown.contains("iOS  from 13.0, beta"))
    let linted = try tool.run("lint", "--now", "2026-10-11T06:00:00Z").output
    #expect(linted.contains("availability Mac Catalyst: \"13.1.0 -\" in Markdown, not stated"))
    #expect(linted.contains("[passes-disagree]"))
  }

  @Test func quotationsAreFoundInTheRenderJSON() throws {
    let tool = try updated(json(Self.same, abstract: "Heats \\u201cplain\\u201d water."))
    let quoted = try tool.run("quote", "Heats “plain” water.")
    #expect(quoted.code == 0)
    #expect(quoted.output.contains("tea-json/tea/boil()"))
  }
}
