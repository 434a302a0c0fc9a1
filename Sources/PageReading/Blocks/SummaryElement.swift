/// The one piece of raw HTML that is text: what a reader sees of a closed `<details>`.
enum SummaryElement {
  /// Where the words of each `<summary>` stand, in order; one with markup within is left out.
  static func words(in html: ArraySlice<UInt8>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var rest = html
    while let start = range(of: "<summary>", in: rest),
      let end = range(of: "</summary>", in: rest[start.upperBound...])
    {
      found.append(start.upperBound..<end.lowerBound)
      rest = rest[end.upperBound...]
    }
    return found.filter { !$0.isEmpty && !html[$0].contains(UInt8(ascii: "<")) }
  }

  private static func range(of tag: String, in bytes: ArraySlice<UInt8>) -> Range<Int>? {
    let tag = Array(tag.utf8)
    guard bytes.count >= tag.count else { return nil }
    for start in bytes.startIndex...(bytes.endIndex - tag.count)
    where bytes[start] == tag[0] && bytes[start..<start + tag.count].elementsEqual(tag) {
      return start..<start + tag.count
    }
    return nil
  }
}
