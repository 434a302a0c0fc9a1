/// The remark by which an author says whose the emphasis is.
enum EmphasisRemark {
  /// The text without a remark at its end and the remark, or `nil` where there is none.
  static func split(_ text: [UInt8]) -> (text: [UInt8], remark: String)? {
    let end = text.lastIndex { !WhiteSpace.isASCII($0) }.map { $0 + 1 } ?? 0
    guard end > 0, text[end - 1] == 0x29 || text[end - 1] == 0x5D,
      let start = text[..<end].lastIndex(where: { $0 == 0x28 || $0 == 0x5B })
    else { return nil }
    let words = String(
      decoding: text[(start + 1)..<(end - 1)].prefix(40).map(ASCIICase.lower), as: UTF8.self)
    guard remarks.contains(words) else { return nil }
    let last = text[..<start].lastIndex { !WhiteSpace.isASCII($0) }.map { $0 + 1 } ?? 0
    return (Array(text[..<last]), String(decoding: text[start..<end], as: UTF8.self))
  }

  private static let remarks: Set<String> = [
    "emphasis added", "emphasis mine", "my emphasis", "emphasis ours", "our emphasis",
    "italics added", "italics mine", "my italics", "italics ours", "bold added", "bold mine",
  ]
}
