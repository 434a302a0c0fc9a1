/// Signs that words of a page may be put together of more than one stretch of its source, or be
/// spelled by entities. They err on the side of yes.
struct SpellingHints {
  /// The last byte that does not vanish: of a word, of white space, or a mark.
  private var last = Self.space
  private var beforeTag = false
  private var behindTag = false
  private var hasLink = false
  private var besideBracket = false
  private var hasEntity = false
  private var behindEntity = false
  private var spellsLetters = false

  private static let letter = UInt8(ascii: "a")
  private static let space = UInt8(ascii: " ")

  /// Whether a reader may see a word that the source does not spell out.
  var mayHideWords: Bool {
    beforeTag && behindTag || hasLink && besideBracket || hasEntity && behindEntity || spellsLetters
  }

  mutating func takeSpace() { last = Self.space }

  mutating func takeOther() { last = 0x80 }

  mutating func takeWord() {
    switch last {
    case UInt8(ascii: ">"): behindTag = true
    case UInt8(ascii: ")"), UInt8(ascii: "]"): besideBracket = true
    case UInt8(ascii: ";"): behindEntity = true
    default: break
    }
    last = Self.letter
  }

  /// Takes a mark that is not one of those that may vanish.
  mutating func take(_ source: [UInt8], at place: Int) {
    switch source[place] {
    case UInt8(ascii: "<"): if last == Self.letter { beforeTag = true }
    case UInt8(ascii: "["): if last == Self.letter { besideBracket = true }
    case UInt8(ascii: "]"): if next(source, place, isOneOf: "([:") { hasLink = true }
    case UInt8(ascii: "&"): entity(source, place)
    default: break
    }
    last = source[place]
  }

  private func next(_ source: [UInt8], _ place: Int, isOneOf marks: StaticString) -> Bool {
    guard place + 1 < source.count else { return false }
    return "\(marks)".utf8.contains(source[place + 1])
  }

  /// HTML takes some names without the semicolon; and a few names stand for ligatures.
  private mutating func entity(_ source: [UInt8], _ place: Int) {
    hasEntity = true
    let name = source[(place + 1)...].prefix(40).prefix { ByteRole.roles[Int($0)] == .letter }
    guard let next = source[name.endIndex...].first else { return }
    if name.isEmpty ? next == UInt8(ascii: "#") : next != UInt8(ascii: ";") { spellsLetters = true }
    if name.suffix(3).elementsEqual("lig".utf8) { spellsLetters = true }
  }
}
