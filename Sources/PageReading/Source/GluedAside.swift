/// A section heading with an aside on its line, as DocC writes them when the section begins with
/// one: `## Discussion> Since: First available in 5.5.`
enum GluedAside {
  /// Where the aside's `>` stands in such a line, or `nil`.
  static func mark(in source: [UInt8], lineStart: Int) -> Int? {
    guard source[lineStart...].starts(with: "## ".utf8) else { return nil }
    let title = lineStart + 3
    for name in names where source[title...].starts(with: name.utf8) {
      let mark = title + name.utf8.count
      guard mark + 1 < source.count, source[mark] == UInt8(ascii: ">"), source[mark + 1] == 0x20
      else { continue }
      return mark
    }
    return nil
  }

  private static let names = [
    "Discussion", "Overview", "Return Value", "Parameters", "Topics", "See Also", "Relationships",
    "Mentioned In", "Deprecated",
  ]
}
