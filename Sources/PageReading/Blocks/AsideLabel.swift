/// The word that makes a block quote an aside: `> Note: text`, `> Note:` and `> [!NOTE]`.
enum AsideLabel {
  /// The label and what follows it, or `nil` where the quote begins with neither form.
  static func split(_ text: MappedText) -> (label: String, rest: MappedText)? {
    guard let end = labelEnd(text.utf8) else { return nil }
    let label = text.utf8[..<end].filter { !"[!]:".utf8.contains($0) }
    var start = end
    while start < text.utf8.count, text.utf8[start] == 0x20 { start += 1 }
    return (String(decoding: label, as: UTF8.self), text[start..<text.utf8.count])
  }

  /// At most three words of letters before a colon that ends them, or a word in `[!…]`.
  private static func labelEnd(_ bytes: [UInt8]) -> Int? {
    let isAlert = bytes.starts(with: "[!".utf8)
    var spaces = 0
    for (offset, byte) in bytes.enumerated().dropFirst(isAlert ? 2 : 0).prefix(32) {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): continue
      case 0x20 where offset > 0 && spaces < 2 && !isAlert: spaces += 1
      case UInt8(ascii: "]") where isAlert && offset > 2: return offset + 1
      case UInt8(ascii: ":") where offset > 0 && !isAlert:
        return offset + 1 == bytes.count || bytes[offset + 1] == 0x20 ? offset + 1 : nil
      default: return nil
      }
    }
    return nil
  }
}
