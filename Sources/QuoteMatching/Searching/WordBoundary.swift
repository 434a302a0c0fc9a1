/// Judges whether a stretch of normalised text begins and ends where words and numbers do.
///
/// `up to 10` is not quoted from `up to 100`, `can` not from `can't`, `1 s` not from `−1 s`,
/// `persistent` not from `non-persistent`, `000` not from `1 000`.
struct WordBoundary {
  let text: [UInt8]

  /// Whether an end of the stretch cuts through a word or a number.
  func cuts(_ range: Range<Int>) -> Bool {
    Edge(inside: scalars(from: range.lowerBound), outside: scalars(before: range.lowerBound))
      .cutsAtStart
      || Edge(inside: scalars(before: range.upperBound), outside: scalars(from: range.upperBound))
        .cutsAtEnd
  }

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
