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
  }

  @Test func answersABatchInItsOrder() throws {
    try tool.write(
      """
      {"id": "b", "file": "cup.md", "text": "A cup holds nothing."}
      {"id": "a", "page": "tea/teakettle/cup", "text": "A cup doesn’t hold more than 250 ml."}
      {"id": "c", "page": "tea/teakettle/lost", "text": "A cup."}

      """, to: "batch.jsonl")
    let outcome = try tool.run("quote", "--batch", "batch.jsonl")
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(outcome.code == 1 && lines.count == 3)
    #expect(lines[0].contains("\"id\":\"b\"") && lines[0].contains("\"verdict\":\"fails\""))
    #expect(lines[1].contains("\"line\":24") && lines[1].contains("\"verdict\":\"holds\""))
    #expect(lines[2].contains("\"reason\":\"never-fetched\""))
  }

  @Test(arguments: ["{", "{\"id\": \"a\", \"text\": \"b\"}"])
  func namesTheLineOfABatchThatIsNoQuotation(line: String) throws {
    try tool.write(line, to: "batch.jsonl")
    let outcome = try tool.run("quote", "--batch", "batch.jsonl")
    #expect(outcome.code != 0 && outcome.errors.contains("batch.jsonl:1"))
  }
}
