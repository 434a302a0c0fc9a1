extension PageText {
  /// The page's first heading where it is one of the first level. In HTML, where a site's own name
  /// may come first, the heading of the first level that the document's title names, else the first.
  package var titleHeading: Heading? {
    guard let document else { return headings.first.flatMap { $0.level == 1 ? $0 : nil } }
    let candidates = headings.filter { $0.level == 1 }
    return candidates.first { document.names($0.text) } ?? candidates.first
  }

  /// The title that a reader sees: the title heading's words, in HTML without one the document's
  /// title; `nil` where there is neither.
  package var title: String? {
    if let heading = titleHeading { return foldingSpace(Array(heading.text.utf8)[...]) }
    return document.flatMap { $0.title.isEmpty ? nil : $0.title }
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
