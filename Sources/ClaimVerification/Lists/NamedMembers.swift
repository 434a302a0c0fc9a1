import PageReading
import QuoteMatching

/// What a sentence names, one after the other: `an NSArray, NSData, or NSURL.`
///
/// Between commas, semicolons, brackets, `and` and `or` stands one member. It is what is marked as
/// code or link there; where nothing is, the words that are written like names; where none is, all
/// words but articles. So a member of a form that was not foreseen is named too, and differs.
struct NamedMembers {
  private(set) var names: [String] = []
  private var marked: [String] = []
  private var words: [String] = []

  init(_ page: QuotablePage, in range: Range<Int>) {
    let marks = Self.marks(of: page, in: range)
    var place = range.lowerBound
    for mark in marks + [range.upperBound..<range.upperBound] {
      take(page.rendered[place..<max(place, mark.lowerBound)])
      if !mark.isEmpty { marked.append(page.string(mark)) }
      place = max(place, mark.upperBound)
    }
    finish()
  }

  /// The outermost stretches of code and links.
  private static func marks(of page: QuotablePage, in range: Range<Int>) -> [Range<Int>] {
    let block = page.block(at: range.lowerBound)
    let start = page.textStart(ofBlock: block)
    var end = range.lowerBound
    return page.page.blocks[block].text.marks.filter(\.kind.namesMember).compactMap { mark in
      let place = mark.range.lowerBound + start..<mark.range.upperBound + start
      guard place.lowerBound >= end, place.upperBound <= range.upperBound else { return nil }
      end = place.upperBound
      return place
    }
  }

  private mutating func take(_ text: ArraySlice<UInt8>) {
    for piece in text.split(separator: 0x20) {
      var word = piece
      while let first = word.first, Self.parts.contains(first) {
        separate(first)
        word = word.dropFirst()
      }
      let name = word.prefix { !Self.parts.contains($0) }
      take(word: String(decoding: name, as: UTF8.self))
      for part in word[name.endIndex...] { separate(part) }
    }
  }

  private static let parts = Array(",;:()".utf8)

  private mutating func take(word: String) {
    switch word {
    case "and", "or", "nor", "&": finish()
    case "a", "an", "the", "either", "any", "": break
    default: words.append(word)
    }
  }

  /// A colon behind words that name nothing ends an introduction.
  private mutating func separate(_ mark: UInt8) {
    if mark == UInt8(ascii: ":"), marked.isEmpty, !words.contains(where: Self.isName) { words = [] }
    finish()
  }

  private mutating func finish() {
    defer { (marked, words) = ([], []) }
    if !marked.isEmpty {
      names += marked
      return
    }
    let plain = words.map(Self.withoutStop).filter { !$0.isEmpty }
    guard plain.contains(where: Self.isName) else {
      if !plain.isEmpty { names.append(plain.joined(separator: " ")) }
      return
    }
    names += plain.split { !Self.isName($0) }.map { $0.joined(separator: " ") }
  }

  private static func withoutStop(_ word: String) -> String {
    var scalars = word.unicodeScalars
    while let last = scalars.last, ".!?…\"”".unicodeScalars.contains(last) { scalars.removeLast() }
    return String(scalars)
  }

  /// Whether a word is written like a name: with a capital, a digit or an underscore.
  private static func isName(_ word: String) -> Bool {
    word.unicodeScalars.contains {
      $0.properties.isUppercase || $0.properties.numericType != nil || $0 == "_"
    }
  }
}
