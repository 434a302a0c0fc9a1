import FactExtraction
import FactModel
import PageReading
import Testing

private let kettle = #"""
  {"schemaVersion": {"major": 0, "minor": 3, "patch": 0}, "kind": "symbol",
  "identifier": {"url": "doc://tea/documentation/Tea/Kettle/boil()", "interfaceLanguage": "swift"},
  "metadata": {"title": "boil()", "roleHeading": "Instance Method", "externalID": "s:3Tea4boil",
    "modules": [{"name": "Tea"}], "platforms": [
    {"name": "iOS", "introducedAt": "13.0", "deprecatedAt": "26.0", "deprecated": true,
     "unavailable": false, "beta": false, "renamed": "heat()", "message": "Use “heat()”."},
    {"name": "macOS", "introducedAt": "27.0", "beta": true, "obsoletedAt": "28.0"},
    {"name": "tvOS", "unavailable": true, "deprecated": false}]},
  "abstract": [{"type": "text", "text": "Boils the "}, {"type": "reference", "isActive": true,
    "identifier": "doc://tea/water"}, {"type": "text", "text": "\u2019s content."}],
  "deprecationSummary": [{"type": "paragraph", "inlineContent": [
    {"type": "text", "text": "Heat it instead."}]}],
  "primaryContentSections": [
    {"kind": "declarations", "declarations": [{"languages": ["swift"], "tokens": [
      {"kind": "keyword", "text": "func"}, {"kind": "text", "text": " boil()"}]}]},
    {"kind": "parameters", "parameters": [{"name": "cups", "content": [
      {"type": "paragraph", "inlineContent": [{"type": "text", "text": "How many."}]}]}]},
    {"kind": "content", "content": [
      {"type": "heading", "level": 2, "text": "Discussion", "anchor": "d"},
      {"type": "aside", "style": "note", "name": "Note", "content": [
        {"type": "paragraph", "inlineContent": [{"type": "text", "text": "It is "},
          {"type": "strong", "inlineContent": [{"type": "text", "text": "hot"}]},
          {"type": "text", "text": "."}]}]},
      {"type": "unorderedList", "items": [{"content": [
        {"type": "paragraph", "inlineContent": [{"type": "text", "text": "Fill it."}]}]}]},
      {"type": "codeListing", "syntax": "swift", "code": ["boil()", "pour()"]}]}],
  "topicSections": [{"title": "Heating", "identifiers": ["doc://tea/water"]}],
  "references": {"doc://tea/water": {"title": "Water", "url": "/documentation/tea/water",
    "abstract": [{"type": "text", "text": "What is boiled."}]}}}
  """#

private func sheet(_ json: String = kettle) throws -> FactSheet {
  let digest = try #require(Digest(rawValue: String(repeating: "a", count: 40)))
  let page = try #require(PageID(rawValue: "tea/kettle/boil()"))
  return try FactExtractor().factSheet(
    page: page, kind: .doccJSON, digest: digest, body: Array(json.utf8))
}

struct DocCJSONTests {
  @Test func saysOfPlatformsWhatTheMarkdownHeaderCannot() throws {
    let rows = try #require(try sheet().header?.availability)
    #expect(
      rows.map(\.description) == ["iOS: 13.0 - 26.0", "macOS: 27.0 -", "tvOS: -"])
    #expect(
      rows.map(\.statement) == [
        AvailabilityStatement(deprecated: true, message: "Use “heat()”.", renamed: "heat()"),
        AvailabilityStatement(beta: true, obsoleted: Version("28.0")),
        AvailabilityStatement(unavailable: true),
      ])
  }

  @Test func namesThePageAsTheMarkdownHeaderDoes() throws {
    let header = try #require(try sheet().header)
    #expect(header.identifier == "/documentation/Tea/Kettle/boil()")
    #expect(header.title == "boil()" && header.role == "Instance Method")
    #expect(header.symbol?.modules == ["Tea"] && header.language == "swift")
    #expect(header.metadataVersion == "0.3.0")
  }

  @Test func reconstructsTheText() throws {
    let sheet = try sheet()
    #expect(sheet.declarations == ["func boil()"])
    #expect(sheet.outline == ["## Parameters", "## Discussion", "## Topics", "### Heating"])
    let said = sheet.blocks.flatMap { block in block.sentences.map { (block.kind, $0) } }
    #expect(
      said.map(\.1) == [
        .text("Boils the Water’s content."), .text("Heat it instead."), .text("How many."),
        .text("It is hot."), .text("Fill it."), .text("boil()"), .text("pour()"),
      ])
    #expect(
      said.map(\.0) == [.abstract, .aside, .parameter, .aside, .listItem, .code, .code])
    let water = LinkGroup.Member(
      title: "Water", target: "/documentation/tea/water", abstract: .text("What is boiled."))
    #expect(sheet.topics == [LinkGroup(title: "Heating", members: [water])])
  }

  @Test func leadsEveryWordBackToTheBytes() throws {
    let source = Array(kettle.utf8)
    let text = try RenderPageReader().read(source).text
    let item = try #require(text.blocks.first { $0.text.string == "Fill it." })
    #expect(String(decoding: source[item.sourceRange], as: UTF8.self) == "Fill it.")
    #expect(text.blocks.allSatisfy { $0.sourceRange.upperBound <= source.count })
  }

  @Test(arguments: [
    "{}", "[]", "", "{\"kind\": \"symbol\"}", String(kettle.dropLast(40)),
    kettle.replacing("\"13.0\"", with: "\"soon\""), kettle + "x",
  ])
  func refusesWhatIsNoRenderJSON(json: String) {
    #expect(throws: ExtractionError.self) { try sheet(json) }
  }
}
