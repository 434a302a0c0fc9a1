/// Judges whether a stretch of normalised text begins and ends where words and numbers do.
///
/// `up to 10` is not quoted from `up to 100`, `can` not from `can't`, `1 s` not from `−1 s`,
/// `persistent` not from `non-persistent`, `000` not from `1 000`.
struct WordBoundary {
  let text: [UInt8]

  /// Whether an end of the stretch cuts through a word or a number.
  func cuts(_ range: Range<Int>) -> Bool {
    if isFree(range) { return false }
    return Edge(inside: scalars(from: range.lowerBound), outside: scalars(before: range.lowerBound))
      .cutsAtStart
      || Edge(inside: scalars(before: range.upperBound), outside: scalars(from: range.upperBound))
        .cutsAtEnd
  }

  /// Whether white space or nothing surrounds the stretch, and no digit is at its ends: what most
  /// stretches are, seen without decoding anything.
  private func isFree(_ range: Range<Int>) -> Bool {
    guard let first = text[range].first, let last = text[range].last, first < 0x80, last < 0x80,
      !isDigit(first), !isDigit(last)
    else { return false }
    let before = range.lowerBound == 0 ? 0 : text[range.lowerBound - 1]
    let after = range.upperBound == text.count ? 0 : text[range.upperBound]
    return (before == 0 || before == 0x20) && (after == 0 || after == 0x20)
  }

  private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static let reach = 5

  private func scalars(from place: Int) -> [UInt32] {
    var scalars: [UInt32] = []
    var place = place
    while scalars.count < Self.reach, place < text.count, text[place] != 0 {
      let scalar = text.scalar(at: place, before: text.count)
      scalars.append(scalar.value)
      place += scalar.length
    }
    return scalars
  }

  private func scalars(before place: Int) -> [UInt32] {
    var scalars: [UInt32] = []
    var place = place
    while scalars.count < Self.reach, place > 0, text[place - 1] != 0 {
      guard let scalar = text.scalar(before: place, from: 0) else { break }
      scalars.append(scalar)
      place -= 1
      while place > 0, text[place] & 0xC0 == 0x80, scalar != ReadScalar.invalid { place -= 1 }
    }
    return scalars
  }
}
