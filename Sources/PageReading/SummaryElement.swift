/// The one piece of raw HTML that is text: what a reader sees of a closed `<details>`.
enum SummaryElement {
  /// The words of each `<summary>`, in order, as they stand.
  static func words(in html: [UInt8]) -> [[UInt8]] {
    var found: [[UInt8]] = []
    var rest = html[...]
    while let start = range(of: "<summary>", in: rest), let end = range(of: "</summary>", in: rest),
      start.upperBound <= end.lowerBound
    {
      found.append(Array(rest[start.upperBound..<end.lowerBound]))
      rest = rest[end.upperBound...]
    }
    return found.filter { !$0.isEmpty && !$0.contains(UInt8(ascii: "<")) }
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
