/// Text as patterns are searched in it: typography folded as for quotations, white space single,
/// letters with their marks composed; with the way back to the text it was made of.
package struct FoldedText: Sendable {
  private let normal: NormalText

  /// The folded text.
  package var utf8: [UInt8] { normal.bytes }

  /// Running text, a line break in it being white space like any other.
  package init(prose text: [UInt8]) {
    normal = ProseNormaliser.normalised(text).composed(from: text)
  }

  /// Code, folded line by line.
  package init(code text: [UInt8]) {
    var normaliser = ProseNormaliser(text)
    var start = 0
    while let end = text[start...].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
      normaliser.append(start..<end)
      normaliser.breakLine(at: end)
      start = end + 1
    }
    normaliser.append(start..<text.count)
    normal = normaliser.text.composed(from: text)
  }

  /// The least stretch of the text before folding that holds all that a stretch was made of.
  package func origin(of range: Range<Int>) -> Range<Int> {
    normal.outerOrigin(of: range)
  }

  /// Whether two names are the same but for typography, white space and canonical equivalence.
  package static func isSame(_ left: String, _ right: String) -> Bool {
    FoldedText(prose: Array(left.utf8)).utf8 == FoldedText(prose: Array(right.utf8)).utf8
  }
}
