/// Finds every place of one byte string in others, overlapping ones too.
///
/// Horspool's method, which skips most bytes; where a text is made to defeat it, the rest is
/// searched by Knuth, Morris and Pratt's, so the time is linear in the worst case.
struct ByteSearch: Sendable {
  let needle: [UInt8]
  private let shifts: [Int]

  init(_ needle: [UInt8]) {
    self.needle = needle
    var shifts = [Int](repeating: needle.count, count: 256)
    for (index, byte) in needle.dropLast().enumerated() {
      shifts[Int(byte)] = needle.count - 1 - index
    }
    self.shifts = shifts
  }

  /// Where the needle begins, in order.
  func places(in text: [UInt8]) -> [Int] {
    var places: [Int] = []
    search(text) {
      places.append($0)
      return true
    }
    return places
  }

  /// Whether the needle stands in the text; an empty one does.
  func stands(in text: [UInt8]) -> Bool {
    var found = needle.isEmpty
    search(text) { _ in
      found = true
      return false
    }
    return found
  }

  /// Calls `visit` with each place until it returns `false`.
  private func search(_ text: [UInt8], visit: (Int) -> Bool) {
    let count = needle.count
    guard count > 0, let last = needle.last else { return }
    var place = 0
    var budget = 2 * text.count + 64
    while place + count <= text.count {
      let byte = text[place + count - 1]
      if byte == last {
        let matched = matchLength(text, place)
        budget -= matched
        if matched == count, !visit(place) { return }
        if budget < 0 { return searchRest(text, from: place + 1, visit: visit) }
      }
      place += shifts[Int(byte)]
    }
  }

  private func matchLength(_ text: [UInt8], _ place: Int) -> Int {
    var index = needle.count - 1
    while index >= 0, text[place + index] == needle[index] { index -= 1 }
    return needle.count - 1 - index
  }

  private func searchRest(_ text: [UInt8], from start: Int, visit: (Int) -> Bool) {
    let borders = Self.borders(of: needle)
    var matched = 0
    for place in start..<text.count {
      while matched > 0, matched == needle.count || text[place] != needle[matched] {
        matched = borders[matched - 1]
      }
      if text[place] == needle[matched] { matched += 1 }
      if matched == needle.count, !visit(place + 1 - matched) { return }
    }
  }

  /// For each prefix, the length of its longest proper border.
  private static func borders(of needle: [UInt8]) -> [Int] {
    var borders = [Int](repeating: 0, count: needle.count)
    var length = 0
    for index in 1..<max(1, needle.count) {
      while length > 0, needle[index] != needle[length] { length = borders[length - 1] }
      if needle[index] == needle[length] { length += 1 }
      borders[index] = length
    }
    return borders
  }
}
