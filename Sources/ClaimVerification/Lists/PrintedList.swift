import PageReading
import QuoteMatching

/// The members of a list that a page prints behind its introduction: what the rest of its own
/// sentence names, and the items of the list below it where the sentence leads to one.
struct PrintedList {
  /// The members as printed, in order.
  let members: [String]

  init(behind introduction: Range<Int>, on page: QuotablePage) {
    let block = page.block(at: introduction.lowerBound)
    let end = page.range(ofBlock: block).upperBound
    let sentence = page.sentence(around: introduction)
    let start = min(introduction.upperBound, end)
    let rest = start..<max(start, min(sentence.upperBound, end))
    let named = NamedMembers(page, in: rest).names
    let standsBelow = Self.isIntroduction(page.rendered[rest], reachesEnd: rest.upperBound == end)
    members = standsBelow ? named + ListItems(below: block, on: page).members : named
  }

  /// Whether nothing more is said, or the block ends in a colon: the list stands below.
  private static func isIntroduction(_ rest: ArraySlice<UInt8>, reachesEnd: Bool) -> Bool {
    guard reachesEnd else { return false }
    let last = rest.last { $0 != 0x20 }
    return last == UInt8(ascii: ":") || rest.allSatisfy { $0 < 0x80 && !isLetterOrDigit($0) }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }
}
