import Testing

struct QuoteCommandTests {
  private let tool: BuiltTool

  init() throws {
    tool = try BuiltTool()
    let cup = SampleSite.page(
      "Teakettle/Cup", ["iOS: 16.0 -"], "A cup doesn’t hold more than 250 ml.")
    try tool.write(cup, to: "cup.md")
    let site = try SampleSite(["teakettle/cup": cup])
    try site.watch(["teakettle/cup", "teakettle/lost"], in: tool)
    try tool.run("update", "--now", "2026-10-11T05:00:00Z")
  }

  @Test func namesTheStepAndWhatItBridged() throws {
    let outcome = try tool.run("quote", "A cup doesn't hold more than 250 ml.", "--file", "cup.md")
    #expect(outcome.code == 0)
    #expect(outcome.output.hasPrefix("cup.md: holds: typographic\n  bridged ’ U+2019 → ' U+0027\n"))
  }

  @Test func explainsAFailureByTheNearestSentence() throws {
    let outcome = try tool.run(
      "quote", "A cup doesn’t hold more than 300 ml.", "--page", "tea/teakettle/cup")
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("more than [-250-] {+300+} ml."))
    #expect(outcome.output.contains("number: page '250', quotation '300'"))
  }

  @Test func searchesTheStoreAndCountsWhatItCouldNotRead() throws {
    let found = try tool.run("quote", "hold more than 250 ml")
    #expect(found.code == 0 && found.output.contains("tea/teakettle/cup: holds"))
    #expect(found.output.contains("found on 1 of 1 pages searched, 1 not on this machine"))
    #expect(try tool.run("quote", "hold more than 300 ml").code == 2)
    let json = try tool.run("quote", "hold more than 250 ml", "--format", "json").output
    #expect(json.contains("\"searched\" : 1") && json.contains("\"unread\" : 1"))
    #expect(json.contains("\"page\" : \"tea/teakettle/cup\""))
  }

  @Test func answersABatchInItsOrder() throws {
    try tool.write(
      """
      {"id": "b", "file": "cup.md", "text": "A cup holds nothing."}
      {"id": "a", "page": "tea/teakettle/cup", "text": "A cup doesn’t hold more than 250 ml."}
      {"id": "c", "page": "tea/teakettle/lost", "text": "A cup."}
      {"id": "d", "text": "doesn't hold more"}

      """, to: "batch.jsonl")
    let outcome = try tool.run("quote", "--batch", "batch.jsonl")
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(outcome.code == 1 && lines.count == 4)
    #expect(lines[0].contains("\"id\":\"b\"") && lines[0].contains("\"verdict\":\"fails\""))
    #expect(lines[1].contains("\"line\":24") && lines[1].contains("\"verdict\":\"holds\""))
    #expect(lines[2].contains("\"reason\":\"never-fetched\""))
    #expect(lines[3].contains("\"page\":\"tea/teakettle/cup\",") && lines[3].contains("holds"))
    let text = try tool.run("quote", "--batch", "batch.jsonl", "--format", "text").output
    #expect(text.hasPrefix("b: cup.md: fails"))
    let json = try tool.run("quote", "--batch", "batch.jsonl", "--format", "json").output
    #expect(json.contains("\"complete\" : false"))
    #expect(json.contains("\"fails\" : 1,\n    \"holds\" : 2,"))
  }

  @Test(arguments: [
    "{", "{\"id\": \"a\"}", "{\"id\": \"a\", \"text\": \"b\", \"page\": \"a/b\", \"file\": \"c\"}",
  ])
  func namesTheLineOfABatchThatIsNoQuotation(line: String) throws {
    try tool.write(line, to: "batch.jsonl")
    let outcome = try tool.run("quote", "--batch", "batch.jsonl")
    #expect(outcome.code != 0 && outcome.errors.contains("batch.jsonl:1"))
  }

  @Test func readsTheQuotationFromStandardInputWhereAPlaceIsNamed() throws {
    let outcome = try tool.run(
      reading: "doesn't hold more than 250 ml\n", "quote", "--stdin", "--file", "cup.md")
    #expect(outcome.code == 0 && outcome.output.hasPrefix("cup.md: holds: typographic"))
  }

  @Test(arguments: [["--stdin"], ["--batch", "-"]])
  func readsABatchFromStandardInput(arguments: [String]) throws {
    let outcome = try tool.run(
      reading: "{\"id\": \"a\", \"file\": \"cup.md\", \"text\": \"A cup\"}\n", ["quote"] + arguments
    )
    #expect(outcome.code == 0 && outcome.output.contains("\"id\":\"a\""))
  }

  @Test(arguments: [
    ["A cup", "--stdin"], ["--batch", "b.jsonl", "--stdin"], ["--batch", "b.jsonl", "--file", "c"],
    ["A cup", "--file", "c", "--page", "a/b"], [],
  ])
  func refusesArgumentsThatContradictEachOther(arguments: [String]) throws {
    #expect(try tool.run(reading: "", ["quote"] + arguments).code == 64)
  }
}
