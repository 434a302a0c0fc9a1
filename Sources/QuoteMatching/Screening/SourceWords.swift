/// The words of a page's source, read without parsing it: every word that a reader sees is among
/// them, in small letters and as a hash.
///
/// A word is a run of ASCII letters and digits. Marks that may vanish when the page is rendered
/// (`in**vent**ory`) make one word of two, so the words on both sides count apart and together.
/// Where more than such marks can stand in a word, as a tag or a link, the page is opaque.
struct SourceWords {
  private(set) var hashes: [WordHash] = []
  /// Whether a reader may see words that are not spelled out in the source.
  private(set) var isOpaque = false

  private var hints = SpellingHints()
  /// The hashes of what ends here: of the last run alone, with the one before, and so on.
  private var chain: [WordHash] = []
  /// Whether only marks that may vanish stand between the last run and here.
  private var isLinked = false

  private static let longestChain = 8

  init(_ source: [UInt8]) {
    hashes.reserveCapacity(source.count / 6)
    chain.reserveCapacity(Self.longestChain)
    var place = 0
    while place < source.count {
      switch ByteRole.roles[Int(source[place])] {
      case .letter: run(source, &place)
      case .space: space(source, &place)
      case .vanishing: place += 1
      case .underscore: underscore(source, &place)
      case .mark: mark(source, &place)
      case .other: other(source, &place)
      }
    }
    isOpaque = isOpaque || hints.mayHideWords
  }

  private mutating func run(_ source: [UInt8], _ place: inout Int) {
    hints.takeWord()
    if !isLinked { chain.removeAll(keepingCapacity: true) }
    if chain.count == Self.longestChain {
      isOpaque = true
      chain.removeAll(keepingCapacity: true)
    }
    chain.append(WordHash())
    let start = place
    while place < source.count, ByteRole.roles[Int(source[place])] == .letter { place += 1 }
    for index in chain.indices {
      for byte in source[start..<place] { chain[index].take(byte) }
      hashes.append(chain[index])
    }
    isLinked = true
  }

  /// White space inside the marks of a code span vanishes with them, in "in` vent `ory", and so do
  /// the marks of a block quotation that the span goes on in.
  private mutating func space(_ source: [UInt8], _ place: inout Int) {
    let isBehindCode = place > 0 && source[place - 1] == UInt8(ascii: "`")
    var isNewLine = false
    while place < source.count {
      let byte = source[place]
      if isNewLine, byte == UInt8(ascii: ">") {
        hints.take(source, at: place)
      } else if ByteRole.roles[Int(byte)] == .space {
        isNewLine = isNewLine || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
        hints.takeSpace()
      } else {
        break
      }
      place += 1
    }
    let isBeforeCode = place < source.count && source[place] == UInt8(ascii: "`")
    if !isBehindCode, !isBeforeCode { isLinked = false }
  }

  /// Between two letters an underscore is text; beside another mark it may be one.
  private mutating func underscore(_ source: [UInt8], _ place: inout Int) {
    let isText = isLetter(source, place - 1) && isLetter(source, place + 1)
    if isText { isLinked = false }
    place += 1
  }

  private func isLetter(_ source: [UInt8], _ place: Int) -> Bool {
    source.indices.contains(place) && ByteRole.roles[Int(source[place])] == .letter
  }

  private mutating func mark(_ source: [UInt8], _ place: inout Int) {
    isLinked = false
    hints.take(source, at: place)
    place += 1
  }

  private mutating func other(_ source: [UInt8], _ place: inout Int) {
    let scalar = source.scalar(at: place, before: source.count)
    place += scalar.length
    switch CharacterRole(scalar.value) {
    case .vanishing: break
    case .spellsLetters: isOpaque = true
    case .text:
      isLinked = false
      hints.takeOther()
    }
  }
}
