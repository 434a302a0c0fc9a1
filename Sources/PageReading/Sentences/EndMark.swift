/// A stretch of marks that can end a sentence, with the quotes and brackets that close behind it.
struct EndMark {
  enum Kind {
    /// One full stop, which may belong to an abbreviation.
    case stop
    /// Exclamation, question, several of them.
    case strong
    /// `…` or several full stops.
    case ellipsis
    /// A mark of Chinese or Japanese, behind which no white space stands.
    case ideographic
  }

  let kind: Kind
  /// Where the marks begin.
  let offset: Int
  /// The first byte behind the marks and what closes behind them.
  let closed: Int

  init?(_ bytes: [UInt8], at offset: Int) {
    guard let first = Self.mark(bytes, at: offset) else { return nil }
    var (kind, end) = (first.kind, offset + first.length)
    while let next = Self.mark(bytes, at: end) {
      kind = kind == .stop && next.kind == .stop || next.kind == .ellipsis ? .ellipsis : next.kind
      end += next.length
    }
    while let length = Self.closer(bytes, at: end) { end += length }
    self.kind = kind
    self.offset = offset
    closed = end
  }

  private static func mark(_ bytes: [UInt8], at index: Int) -> (kind: Kind, length: Int)? {
    guard index < bytes.count else { return nil }
    switch bytes[index] {
    case UInt8(ascii: "."): return (.stop, 1)
    case UInt8(ascii: "!"), UInt8(ascii: "?"): return (.strong, 1)
    case 0xE2 where has("…", bytes, index): return (.ellipsis, 3)
    case 0xE3 where has("。", bytes, index): return (.ideographic, 3)
    case 0xEF where has("！", bytes, index) || has("？", bytes, index): return (.ideographic, 3)
    default: return nil
    }
  }

  private static func closer(_ bytes: [UInt8], at index: Int) -> Int? {
    guard index < bytes.count else { return nil }
    switch bytes[index] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: ")"), UInt8(ascii: "]"),
      UInt8(ascii: "}"):
      return 1
    case 0xC2 where has("»", bytes, index): return 2
    case 0xE2 where has("”", bytes, index) || has("’", bytes, index): return 3
    case 0xE3 where has("」", bytes, index): return 3
    default: return nil
    }
  }

  private static func has(_ text: StaticString, _ bytes: [UInt8], _ index: Int) -> Bool {
    bytes[index...].starts(with: "\(text)".utf8)
  }
}
