/// Text in normalised form, with the way back to the text it was made of.
///
/// Two texts are the same quotation where their normalised forms have the same bytes; what they
/// differ in is then read off by way of the units.
struct NormalText: Sendable {
  /// A stretch of the normalised form and where it came from. It ends where the next begins.
  struct Unit: Sendable, Equatable {
    var start: Int
    var origin: Range<Int>
    /// Whether the stretch is byte for byte its origin, so that it may be cut anywhere.
    var verbatim: Bool
  }

  var bytes: [UInt8] = []
  var units: [Unit] = []

  /// Appends bytes taken over as they are.
  mutating func keep(_ source: [UInt8], _ origin: Range<Int>) {
    if let last = units.last, last.verbatim, last.origin.upperBound == origin.lowerBound {
      units[units.count - 1].origin = last.origin.lowerBound..<origin.upperBound
    } else {
      units.append(Unit(start: bytes.count, origin: origin, verbatim: true))
    }
    bytes += source[origin]
  }

  /// Appends what a stretch of the origin is compared as.
  mutating func replace(_ origin: Range<Int>, by replacement: [UInt8]) {
    units.append(Unit(start: bytes.count, origin: origin, verbatim: false))
    bytes += replacement
  }

  /// Lets the last character take in an invisible stretch that follows it.
  mutating func absorb(_ origin: Range<Int>) {
    guard let last = units.last, last.origin.upperBound == origin.lowerBound else { return }
    if last.verbatim { splitOffLastCharacter() }
    let start = units[units.count - 1].origin.lowerBound
    units[units.count - 1].origin = start..<origin.upperBound
  }

  private mutating func splitOffLastCharacter() {
    let last = units[units.count - 1]
    var start = bytes.count - 1
    while start > last.start, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    let cut = last.origin.upperBound - (bytes.count - start)
    if start > last.start {
      units[units.count - 1].origin = last.origin.lowerBound..<cut
      units.append(Unit(start: start, origin: cut..<last.origin.upperBound, verbatim: false))
    } else {
      units[units.count - 1].verbatim = false
    }
  }
}

extension NormalText {
  /// The index of the unit that holds a place of the normalised form.
  func unit(at place: Int) -> Int {
    var low = 0
    var high = units.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if units[middle].start <= place { low = middle } else { high = middle }
    }
    return low
  }

  /// Where a unit ends in the normalised form.
  func end(ofUnit index: Int) -> Int {
    index + 1 < units.count ? units[index + 1].start : bytes.count
  }

  /// The origin of a stretch, or `nil` where an end of it lies inside a replaced unit.
  func origin(of range: Range<Int>) -> Range<Int>? {
    guard !range.isEmpty, range.upperBound <= bytes.count,
      let start = originStart(range.lowerBound),
      let end = originEnd(range.upperBound), start <= end
    else { return nil }
    return start..<end
  }

  /// The least stretch of the origin that holds all that a stretch was made of.
  func outerOrigin(of range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty, range.upperBound <= bytes.count else { return 0..<0 }
    let (first, last) = (units[unit(at: range.lowerBound)], units[unit(at: range.upperBound - 1)])
    let start = first.origin.lowerBound + (first.verbatim ? range.lowerBound - first.start : 0)
    let end =
      last.verbatim
      ? last.origin.lowerBound + range.upperBound - last.start : last.origin.upperBound
    return start..<max(start, end)
  }

  private func originStart(_ place: Int) -> Int? {
    let unit = units[unit(at: place)]
    guard unit.verbatim || unit.start == place else { return nil }
    return unit.origin.lowerBound + (place - unit.start)
  }

  private func originEnd(_ place: Int) -> Int? {
    let index = unit(at: place - 1)
    if end(ofUnit: index) == place { return units[index].origin.upperBound }
    guard units[index].verbatim else { return nil }
    return units[index].origin.lowerBound + (place - units[index].start)
  }
}

extension NormalText {
  /// Takes back the last byte, which must be a unit or part of a verbatim one.
  mutating func removeLast() {
    guard let last = units.last, bytes.popLast() != nil else { return }
    guard last.verbatim, last.origin.count > 1 else {
      units.removeLast()
      return
    }
    units[units.count - 1].origin = last.origin.lowerBound..<(last.origin.upperBound - 1)
  }
}
