import PageReading
import Testing

private func split(_ text: String) -> [String] {
  SentenceSplitter().sentences(in: MappedText(utf8: Array(text.utf8)))
}

@Test(arguments: [
  ["It flies.", "It lands!", "Does it?", "Yes."], ["Use a line, e.g. silk.", "Or not."],
  ["Use silk, i.e. Asian silk.", "Next."], ["Lines, reels, etc. are sold.", "Next."],
  ["Lines, reels, etc.", "Next."], ["Kites vs. Balloons."], ["Since iOS 9.3.2.", "Before, never."],
  ["Edit the Info.plist file.", "Then see www.kites.example for more."],
  ["Set kite.line.length.", "iOS reads it."], ["Wait…", "Then fly."], ["Wait… then fly."],
  ["From 1 … 5 kites."], ["He said “Fly.”", "She did."], ["(Fly first.)", "Then land."],
  ["He asked “Really?” and left."], ["1. Fly the kite.", "Then land."], ["See Fig. 3 below."],
  ["Kites Inc. makes kites.", "Made by Kites Inc.", "All rights reserved."], ["No full stop"],
  ["Call fly(_:).", "Returns nothing."], ["風が吹く。", "凧が飛ぶ。"], ["What?!", "Yes."],
  ["Wait...", "Then fly."], ["A .kite file opens it."],
])
func cutsWhereASentenceEnds(sentences: [String]) {
  let ideographic = sentences[0].hasSuffix("。")
  #expect(split(sentences.joined(separator: ideographic ? "" : " ")) == sentences)
}

@Test func foldsWhiteSpaceToSingleSpaces() {
  #expect(split("  It \t flies\n high.  \r\n It lands. ") == ["It flies high.", "It lands."])
}

@Test func keepsTheSentencesOffsets() {
  let text = MappedText(utf8: Array("  One.  Two ".utf8))
  #expect(SentenceSplitter().ranges(in: text) == [2..<6, 8..<11])
}

@Test func findsNoSentenceInWhiteSpace() {
  #expect(split(" \n\t ").isEmpty)
}

@Test func cutsNothingInsideCode() {
  let text = MappedText(
    utf8: Array("Call a. B or fail. Next.".utf8), marks: [.init(kind: .code, range: 5..<9)])
  #expect(SentenceSplitter().sentences(in: text) == ["Call a. B or fail.", "Next."])
}

@Test(.timeLimit(.minutes(10)), arguments: [".", ". ", "a. ", "…", "e.g. ", "(", ".)", "x"])
func staysLinearOnHostileText(unit: String) {
  let text = MappedText(utf8: Array(String(repeating: unit, count: 40_000).utf8))
  let ranges = SentenceSplitter().ranges(in: text)
  #expect(ranges.last?.upperBound ?? 0 <= text.utf8.count)
}
