extension PageText {
  /// The page's first heading where it is one of the first level.
  package var titleHeading: Heading? {
    guard let first = headings.first, first.level == 1 else { return nil }
    return first
  }

  /// Whether the page's first heading says `title`, either as rendered or as its line is written:
  /// DocC does not escape titles, so that Markdown takes the one of `_name_` for emphasis.
  ///
  /// White space is folded, and canonically equal spellings are equal.
  package func isTitled(_ title: String) -> Bool {
    guard let heading = titleHeading else { return false }
    let wanted = foldingSpace(Array(title.utf8)[...])
    return foldingSpace(Array(heading.text.utf8)[...]) == wanted
      || foldingSpace(writtenWords(of: heading)) == wanted
  }

  private func writtenWords(of heading: Heading) -> ArraySlice<UInt8> {
    source[min(heading.offset, source.count)...].prefix { $0 != .newline }
      .drop { $0 == .space }.drop { $0 == UInt8(ascii: "#") }
  }
}

/// The text with each stretch of ASCII white space as one space and none at the ends.
package func foldingSpace(_ bytes: ArraySlice<UInt8>) -> String {
  var folded: [UInt8] = []
  folded.reserveCapacity(bytes.count)
  for word in bytes.split(whereSeparator: \.isASCIISpace) {
    if !folded.isEmpty { folded.append(.space) }
    folded.append(contentsOf: word)
  }
  return String(decoding: folded, as: UTF8.self)
}
