/// The ends of the clause that a stretch of normalised text is part of: the next mark of
/// punctuation that stands beside white space, or the block's end.
struct ClauseBounds {
  private let text: [UInt8]

  init(_ text: NormalText) { self.text = text.bytes }

  /// How far a bound is looked for, in bytes.
  private static let reach = 200

  func start(of range: Range<Int>) -> Int {
    var place = range.lowerBound
    while place > 0, text[place - 1] != 0, range.lowerBound - place < Self.reach {
      if text[place - 1] == 0x20, place > 1, Self.marks.contains(text[place - 2]) { return place }
      place -= 1
    }
    return place
  }

  func end(of range: Range<Int>) -> Int {
    var place = range.upperBound
    while place < text.count, text[place] != 0, place - range.upperBound < Self.reach {
      let isLast = place + 1 == text.count || text[place + 1] == 0x20 || text[place + 1] == 0
      if Self.marks.contains(text[place]), isLast { return place }
      place += 1
    }
    return place
  }

  /// `.` `!` `?` `;` `:` `,` `)`
  private static let marks: [UInt8] = [0x2E, 0x21, 0x3F, 0x3B, 0x3A, 0x2C, 0x29]
}
