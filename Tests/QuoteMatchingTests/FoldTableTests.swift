import Testing

@testable import QuoteMatching

struct FoldTableTests {
  @Test(arguments: Fold.table) func bridgesItsOwnExample(_ fold: Fold) {
    let page = quotable("Here stands " + fold.example.page + " and so on.")
    let outcome = Quotation(fold.example.quote).judged(on: page)
    #expect(outcome.verdict == .holds)
    #expect(outcome.step == .typographic)
    #expect(!outcome.bridges.isEmpty)
  }

  @Test(arguments: Fold.table) func bridgesItsExampleTheOtherWayRound(_ fold: Fold) {
    let page = quotable("Here stands " + fold.example.quote + " and so on.")
    #expect(Quotation(fold.example.page).judged(on: page).step == .typographic)
  }

  @Test(arguments: Fold.table) func setsEachCharacterToItsPlainText(_ fold: Fold) {
    for character in fold.characters {
      var text = Array("a".utf8)
      text.append(scalar: character)
      text += "b".utf8
      let expected = Array(("a" + fold.plain + "b").utf8)
      #expect(ProseNormaliser.normalised(text).bytes == expected)
    }
  }

  @Test func hasNoCharacterTwiceAndNoNameTwice() {
    let characters = Fold.table.flatMap(\.characters)
    #expect(Set(characters).count == characters.count)
    #expect(Set(Fold.table.map(\.name)).count == Fold.table.count)
  }

  @Test func foldsNothingToALetterDigitOrMarkButLigatures() {
    for fold in Fold.table where !fold.name.hasPrefix("ligature") {
      #expect(["", " ", "'", "\"", "-", "--", "..."].contains(fold.plain))
    }
  }

  @Test func namesTheCharactersItBridged() {
    let page = quotable("The row’s tag is\u{A0}kept.")
    let outcome = Quotation("The row's tag is kept.").judged(on: page)
    #expect(outcome.bridges.map(\.description) == ["’ U+2019 → ' U+0027", "U+00A0 → U+0020"])
  }

  @Test func namesAnInvisibleCharacterByItsCodePoint() {
    let outcome = Quotation("The document view").judged(on: quotable("The docu\u{AD}ment view"))
    #expect(outcome.bridges.map(\.description) == ["U+00AD → (none)"])
  }
}
