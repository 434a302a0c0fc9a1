import Testing

@testable import QuoteMatching

@Suite struct FoldedTextTests {
  private func prose(_ text: String) -> String {
    String(decoding: FoldedText(prose: Array(text.utf8)).utf8, as: UTF8.self)
  }

  /// Byte for byte; `==` takes NFC and NFD for equal.
  private func expectSame(
    _ left: String, _ right: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(Array(left.utf8) == Array(right.utf8), sourceLocation: sourceLocation)
  }

  @Test func makesTypographyPlainAndWhiteSpaceSingle() {
    expectSame(prose(" it\u{2019}s  3\u{A0}KB\n— or\u{AD} less… "), "it's 3 KB -- or less...")
  }

  @Test(arguments: [
    ("cafe\u{301}", "caf\u{E9}"), ("caf\u{E9}", "caf\u{E9}"), ("\u{212B}", "\u{C5}"),
    ("u\u{308}\u{304}", "\u{1D6}"), ("e\u{323}\u{302}", "\u{1EC7}"),
    ("e\u{302}\u{323}", "\u{1EC7}"), ("\u{1112}\u{1161}\u{11AB}", "\u{D55C}"),
    ("\u{D55C}", "\u{D55C}"), ("q\u{301}", "q\u{301}"), ("\u{301}e", "\u{301}e"),
  ])
  func composesLettersWithTheirMarks(text: String, expected: String) {
    expectSame(prose(text), expected)
    expectSame(FoldedExpression.folded(text), expected)
  }

  /// Swift compares strings by canonical equivalence, which makes it an independent witness.
  @Test func composesEveryScalarToItsCanonicalEquivalent() {
    let wrong = (0xC0...0x2_FFFF).compactMap(Unicode.Scalar.init(_:) as (UInt32) -> Unicode.Scalar?)
      .filter { scalar in
        Fold.byCharacter[scalar.value] == nil
          && FoldedExpression.folded(String(scalar)) != String(scalar)
      }
    #expect(wrong == [])
  }

  @Test func leadsBackToTheTextThatAStretchWasMadeOf() throws {
    let text = "It\u{2019}s cafe\u{301}\u{2026} now"
    let folded = FoldedText(prose: Array(text.utf8))
    let start = try #require(String(decoding: folded.utf8, as: UTF8.self).utf8.firstIndex(of: 0x66))
    let place = start.utf16Offset(in: prose(text))
    let origin = folded.origin(of: place..<place + 4)
    #expect(String(decoding: Array(text.utf8)[origin], as: UTF8.self) == "fe\u{301}\u{2026}")
  }

  @Test func keepsTheLinesOfCode() {
    let code = FoldedText(code: Array("let a = \u{201C}x\u{201D}\r\n  // 3\u{A0}KB\n".utf8))
    expectSame(String(decoding: code.utf8, as: UTF8.self), "let a = \"x\"\n\n// 3 KB\n")
  }

  @Test(arguments: [
    ("isn\u{2019}t", #"isn\'t"#), ("[a\u{2013}z]", #"[a\-z]"#), ("wait\u{2026}", #"wait\.\.\."#),
    (#"\\\#u{2019}"#, #"\\\'"#), (#"\\#u{2019}"#, #"\'"#), ("\u{FB01}t", "fit"),
    ("3\u{A0}KB", #"3\ KB"#), (#"\Q\#u{2019}\E"#, "\\Q\u{2019}\\E"), (#"\d+\s?KB"#, #"\d+\s?KB"#),
  ])
  func foldsExpressionsWithoutNewMeaning(expression: String, expected: String) {
    expectSame(FoldedExpression.folded(expression), expected)
  }
}
