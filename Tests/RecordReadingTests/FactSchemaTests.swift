import FactModel
import RecordReading
import Testing
import YAMLReading

@Suite struct FactSchemaTests {
  private func isAccepted(_ text: String, by schema: String) throws -> Bool {
    try SchemaCheck(schema).accepts(JSON(YAMLReader().read(Array(text.utf8))))
  }

  private func isRead(_ claim: String) -> Bool {
    (try? ClaimFileReader(file: "c", sources: teaSources).read(Array(claim.utf8))) != nil
  }

  /// Claims with one check each, behind what every claim has.
  private func file(_ lines: String) -> String {
    "claims:\n  - id: a\n    says: It is so.\n" + lines.indented
  }

  @Test(arguments: [
    "quote: { page: tea/pots, text: lid, section: Use, times: 2 }",
    "count: { pages: china, pattern: lid, control: lid, near-miss: [a, b], in: [prose], is: 0 }",
    "absent: { pages: [tea/pots, tea/cups], pattern: '\\d', control: 3, in: prose }",
    "present: { page: tea/pots, pattern: lid }",
    "availability: { page: tea/pots, iOS: { introduced: 8.0, until: none }, Some OS: empty }",
    "availability: { pages: china, macOS: absent, others: absent }",
    "list: { page: tea/pots, introduced-by: Of, members: [A], aliases: { A: [a] } }",
    "declaration: { page: tea/pots, text: 'var lid: Lid' }",
    "topic-group: { page: tea/pots, title: Lids, members: [lid], count: 1 }",
    "page: { pages: china, exists: yes, title: Pots, revised: 2016-04-01, abstract-only: false }",
    "all: [{ any: [{ quote: { page: tea/pots, text: a } }] }, { not: { present: "
      + "{ page: tea/pots, pattern: a, control: a } } }]",
    "evidence: community\nthreads: [{ url: 'https://a.example', title: T, apple-reply: no }]",
    "evidence: experiment\nexperiments: [{ on: 2026-01-01, result: 3, devices: [a] }]\nwithin: 3d",
    "evidence: inference\nrests-on: [b]\nrecorded: [2026-01-01, 2026-01-02]\nabout: [x]\nnote: n",
  ])
  func takesWhatTheReaderTakes(lines: String) throws {
    #expect(isRead(file(lines)))
    #expect(try isAccepted(file(lines), by: ClaimSchema.text))
  }

  @Test(arguments: [
    "qoute: { page: tea/pots, text: lid }\nevidence: lead",
    "quote: { page: tea/pots, text: lid }\nnot: { page: { page: tea/pots, exists: no } }",
    "quote: { page: tea/pots }",
    "absent: { page: tea/pots, pattern: lid }",
    "present: { page: tea/pots, pages: china, pattern: lid }",
    "present: { pattern: lid }",
    "present: { page: tea/pots, pattern: lid, in: heading }",
    "availability: { page: tea/pots, iOS: { untill: none } }",
    "availability: { page: tea/pots, iOS: { until: 26.x } }",
    "availability: { page: tea/pots, iOS: missing }",
    "all: [{}]", "all: []", "any: [quote]",
    "not: { quote: { page: tea/pots, text: a }, any: [] }",
    "page: { page: tea/pots, exists: maybe }",
    "evidence: rumour", "evidence: lead\nrecorded: yesterday", "evidence: lead\nwithin: 3",
    "evidence: lead\nrests-on: [B]", "evidence: lead\nthreads: [{ title: T }]",
    "evidence: lead\nvendors: [{ name: V, url: v.example }]",
  ])
  func refusesMistakesAsTheReaderDoes(lines: String) throws {
    #expect(!isRead(file(lines)))
    #expect(try !isAccepted(file(lines), by: ClaimSchema.text))
  }

  @Test func judgesQuestionsAsTheReaderDoes() throws {
    let start = "questions:\n- { id: q, asks: Why?, settled-by: X., asked: 2026-09-23"
    let rest = ", watch: [{ page: { page: tea/pots, exists: yes } }], status: settled"
    let good = start + rest + ", answer: So., settled-on: 2026-10-01, settled-claims: [a] }"
    let bad = start + ", watch: [page], status: closed }"
    let reader = QuestionFileReader(file: "q", sources: teaSources)
    #expect(try reader.read(Array(good.utf8)).count == 1)
    #expect(throws: RecordError.self) { try reader.read(Array(bad.utf8)) }
    #expect(try isAccepted(good, by: QuestionSchema.text))
    #expect(try !isAccepted(bad, by: QuestionSchema.text))
  }

  @Test func judgesTheSourceListAsTheReaderDoes() throws {
    let good = "sources: [{ id: tea, kind: html, base: 'https://tea.example/', pages: [a] }]"
    #expect(try isAccepted(good, by: SourceListSchema.text))
    #expect(try !isAccepted(good + "\nsets: {}", by: SourceListSchema.text))
    #expect(try !isAccepted("sources: [{ id: tea }]", by: SourceListSchema.text))
  }
}
