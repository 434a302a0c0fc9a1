import FactModel
import Testing

@testable import ArticleReading

@Suite struct AnnotationTests {
  @Test("a note in a line belongs to the sentence before it")
  func bindsTheSentenceBefore() {
    let note = article("One. Two. <!-- fact: kite-flies, kite-lands --> Three.").annotations[0]
    #expect(note.content == .facts(["kite-flies", "kite-lands"]))
    #expect([note.block, note.sentence] == [0, 1])
  }

  @Test("a note under a paragraph belongs to its last sentence, one apart to the next block")
  func bindsTheBlock() {
    let notes = article("# T\n\nOne. Two.\n<!-- fact: a -->\n\n<!-- fact: b -->\n\nThree.")
      .annotations
    #expect(notes.map(\.block) == [1, 2])
    #expect(notes.map(\.sentence) == [1, nil])
  }

  @Test(
    "a waiver has rules, an end and a reason, and what is left out is missing",
    arguments: [
      ("allow quote-not-found until 2027-01-31 because we said so", "2027-01-31", "we said so"),
      ("allow quote-not-found because we said so", nil, "we said so"),
      ("allow quote-not-found until 2027-01-31", "2027-01-31", nil),
      ("allow quote-not-found until 2027-02-31 because no", nil, "no"),
    ] as [(String, String?, String?)])
  func readsWaivers(text: String, until: String?, reason: String?) {
    let note = article("One. <!-- docfacts: \(text) -->").annotations[0]
    #expect(
      note.content
        == .waiver(
          .init(rules: ["quote-not-found"], until: until.flatMap { Day($0) }, reason: reason)))
  }

  @Test("a note of no known form is malformed, other comments are none")
  func readsMalformedNotes() {
    let notes = article("One. <!-- docfacts: ignore --> <!-- todo --> `<!-- fact: a -->`")
      .annotations
    #expect(notes.map(\.content) == [.malformed("docfacts: ignore")])
  }

  @Test("plain text has notes too, and they are no words of it")
  func readsPlainNotes() {
    let read = article("One. <!-- fact: a -->\n\nTwo.", .plainText)
    #expect(read.outline == ["paragraph: One.", "paragraph: Two."])
    #expect(read.annotations.map(\.block) == [0])
  }
}
