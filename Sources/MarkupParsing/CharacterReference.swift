/// A character reference such as `&amp;` or `&#8217;`.
package struct CharacterReference: Sendable, Equatable {
  /// How many bytes it takes, `&` and `;` among them.
  package var length: Int
  /// What it stands for, in UTF-8.
  package var meaning: [UInt8]

  /// The reference that begins at `start` of `text`; `nil` where none does.
  package init?(in text: borrowing [UInt8], at start: Int) {
    guard let end = Self.end(in: text, from: start) else { return nil }
    let tree = MarkdownParser.parse(text[start..<end])
    guard tree.nodes.count == 3, tree.nodes[2].kind == .text else { return nil }
    let meaning = tree.literals[tree.nodes[2].literal]
    guard !meaning.elementsEqual(text[start..<end]) else { return nil }
    self.length = end - start
    self.meaning = Array(meaning)
  }

  /// No reference is longer than that (`&CounterClockwiseContourIntegral;` has 33 bytes).
  private static let longest = 34

  private static func end(in text: borrowing [UInt8], from start: Int) -> Int? {
    let limit = min(text.count, start + longest)
    guard start < limit, text[start] == UInt8(ascii: "&") else { return nil }
    var index = start + 1
    while index < limit {
      let byte = text[index]
      if byte == UInt8(ascii: ";") { return index + 1 }
      guard isWordByte(byte) || byte == UInt8(ascii: "#") else { return nil }
      index += 1
    }
    return nil
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
  }
}
