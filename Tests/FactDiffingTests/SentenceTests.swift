import FactDiffing
import FactModel
import Testing

struct SentenceTests {
  private func classes(_ before: String, _ after: String) -> [String] {
    changes(
      from: sheet("A pump moves water.", before, "Call it once."),
      to: sheet("A pump moves water.", after, "Call it once.")
    ).map { "\($0.kind.rawValue) \($0.severity) \($0.classes.map(\.rawValue))" }
  }

  @Test(arguments: [
    ("The tank holds 50 liters.", "The tank holds 60 liters.", "number"),
    ("The tank holds two pumps.", "The tank holds three pumps.", "number"),
    ("Heat it to 5 degrees.", "Heat it to -5 degrees.", "number"),
    ("Mix it in a ratio of 3 to 5.", "Mix it in a ratio of 5 to 3.", "number"),
    ("The pump is called twice.", "The pump is not called twice.", "negation"),
    ("You pass it and do not open it.", "You do not pass it and open it.", "negation"),
    ("It runs on the main thread only.", "It runs on the main thread.", "negation"),
    ("The valve isn\u{2019}t open then.", "The valve is open then.", "negation"),
    ("You should close the valve.", "You must close the valve.", "requirement"),
    ("You can close the valve.", "You may close the valve.", "requirement"),
  ])
  func changeOfMeaningIsLoudAndNamed(before: String, after: String, expected: String) {
    #expect(classes(before, after) == ["sentence.changed loud [\"\(expected)\"]"])
  }

  @Test(arguments: [
    ("Set maxLevel before use.", "Set topLevel before use.", "normal", "identifier"),
    ("Call fill(_:to:) before use.", "Call fill(_:by:) before use.", "normal", "identifier"),
    ("The valve does not open then.", "The valve doesn't open then.", "normal", "reworded"),
    ("It holds 50% of the water.", "It holds 50 of the water.", "normal", "reworded"),
    ("The pump, then, stops.", "The pump then stops.", "noise", "punctuation"),
    ("The pump then stops.", "The  pump then\u{A0}stops.", "noise", "markup"),
    ("The caf\u{E9} pump stops.", "The cafe\u{301} pump stops.", "noise", "markup"),
  ])
  func lesserChangesAreQuieter(before: String, after: String, severity: String, name: String) {
    #expect(classes(before, after) == ["sentence.changed \(severity) [\"\(name)\"]"])
  }

  @Test func sentenceOfOtherWordsIsRemovedAndAnotherAdded() {
    #expect(
      classes("Pumps need oil.", "Every lamp in the hall glows at dusk without a switch.") == [
        "sentence.removed normal []", "sentence.added normal []",
      ])
  }

  @Test func sentenceThatMovesToAnotherSectionIsNeitherRemovedNorAdded() {
    let (kept, other) = (paragraph("Overview", ["It pumps."]), paragraph("Care", ["Oil it."]))
    let found = changes(
      from: sheet { $0.blocks = [paragraph("Overview", ["It pumps.", "Dry it."]), other] },
      to: sheet { $0.blocks = [kept, paragraph("Care", ["Oil it.", "Dry it."])] })
    #expect(found.map(\.kind) == [.sentenceMoved])
    #expect(found.first?.section == ["Overview"])
    #expect(found.first?.newSection == ["Care"])
  }

  @Test func renamedSectionIsOneChangeHoweverManySentencesItHolds() {
    let sentences = (1...30).map { "Sentence number \($0) stays." }
    let found = changes(
      from: sheet {
        $0.outline = ["## Overview"]
        $0.blocks = [paragraph("Overview", sentences)]
      },
      to: sheet {
        $0.outline = ["## Discussion"]
        $0.blocks = [paragraph("Discussion", sentences)]
      })
    #expect(found.map(\.kind) == [.sectionRenamed])
    #expect(found.first?.after == "Discussion")
  }

  @Test func sentencesInAnotherOrderAreCountedAsNoise() {
    let found = changes(
      from: sheet("One pump.", "Two tanks."), to: sheet("Two tanks.", "One pump."))
    #expect(found.map(\.kind) == [.sentenceReordered])
    #expect(found.map(\.severity) == [.noise])
    #expect(found.first?.tally == Change.Tally(moved: 1))
  }

  @Test func numbersInCodeAreNotLoud() {
    let code = { (line: String) in
      ProseBlock(kind: .code, section: ["Overview"], sentences: [.text(line)])
    }
    let found = changes(
      from: sheet { $0.blocks = [code("let tank = Tank(level: 1)")] },
      to: sheet { $0.blocks = [code("let tank = Tank(level: 2)")] })
    #expect(found.map(\.severity) == [.normal])
    #expect(found.first?.block == .code)
  }

  @Test func withheldSentencesAreCountedBySectionWithoutWords() {
    let block = { (section: String, words: [String]) in
      ProseBlock(
        kind: .paragraph, section: [section], sentences: words.map { .withheld(digest($0)) })
    }
    let found = changes(
      from: sheet { $0.blocks = [block("Care", ["a", "b", "c"]), block("Use", ["d"])] },
      to: sheet { $0.blocks = [block("Care", ["a", "x", "y", "z"]), block("Use", ["d"])] })
    #expect(
      found == [
        Change(
          .sentenceWithheld, of: id("tank"), section: ["Care"], tally: .init(removed: 2, added: 3))
      ])
  }

  @Test func sentenceShownThatWasWithheldIsKnownAgainByItsDigest() {
    let comparison = SheetComparison(digest: digest)
    let found = comparison.changes(
      from: sheet { $0.blocks[0].sentences = [.withheld(digest("It pumps."))] },
      to: sheet("It pumps."))
    #expect(found.map(\.kind) == [.sentenceKeeping])
  }
}
