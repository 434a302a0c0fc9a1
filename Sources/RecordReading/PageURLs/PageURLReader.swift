import FactModel

/// Finds the page that an address means, in whatever form an author pastes it.
package struct PageURLReader: Sendable {
  private let list: SourceList

  /// A reader that knows the sources of `list`.
  package init(_ list: SourceList) { self.list = list }

  /// The page that `text` means: an address, or the id of a page of a known source.
  ///
  /// - Throws: why it means none.
  package func read(_ text: String) throws(PageURLError) -> PageURLReading {
    if let written = PageID(rawValue: text), let source = list.source(written.source),
      let id = PageID(source: source.id, path: source.folded(written.path))
    {
      return try reading(id, of: source, notes: [], text)
    }
    let address = try PageAddress(text)
    guard let match = bestMatch(address) else {
      throw .noSource(text, bases: list.sources.map(\.base))
    }
    guard !match.path.isEmpty else { throw .isBase(text) }
    if !match.source.kind.isDocC, let query = address.query {
      throw .noPage(
        text, reason: "a page of this source has no query such as '?\(query.shortened)'")
    }
    guard let id = PageID(source: match.source.id, path: match.path) else {
      throw .noPage(text, reason: "'\(match.path.shortened)' is no page path")
    }
    return try reading(id, of: match.source, notes: notes(address, match), text)
  }

  private func reading(
    _ id: PageID, of source: Source, notes: [PageURLReading.Note], _ text: String
  ) throws(PageURLError) -> PageURLReading {
    if let problem = source.problem(with: id.path) {
      throw .noPage(text, reason: problem.inOneLine)
    }
    return PageURLReading(page: id, watch: source.watch(of: id), notes: notes)
  }

  /// The best of all ways to take the address; of equally good ones the source that stands first.
  private func bestMatch(_ address: PageAddress) -> SourceMatch? {
    var best: SourceMatch?
    for source in list.sources {
      for form in address.forms {
        guard let match = SourceMatch(address, form, source) else { continue }
        if let known = best, !match.isBetter(than: known) { continue }
        best = match
      }
    }
    return best
  }

  private func notes(_ address: PageAddress, _ match: SourceMatch) -> [PageURLReading.Note] {
    var notes: [PageURLReading.Note] = []
    if let locale = match.form.locale { notes.append(.localeDropped(locale)) }
    for item in address.query?.split(separator: "&") ?? [] {
      let language = item.hasPrefix("language=") ? String(item.dropFirst(9)) : nil
      guard language != "swift" else { continue }
      notes.append(language.map { .languageDropped($0) } ?? .queryDropped(String(item)))
    }
    if let anchor = address.fragment { notes.append(.anchorDropped(anchor)) }
    return notes
  }
}

extension SourceList {
  fileprivate func source(_ id: SourceID) -> Source? { sources.first { $0.id == id } }
}

extension Source {
  /// The path as the source's page ids have it.
  fileprivate func folded(_ path: String) -> String {
    (try? BaseAddress(base))?.ignoresCase(of: kind) == true ? path.lowercasedASCII : path
  }

  fileprivate func watch(of page: PageID) -> PageURLReading.Watch {
    if pages.contains(where: { $0.id == page }) { return .named }
    let path = page.path
    let isBelow = follow.contains {
      path.utf8.elementsEqual($0.root.utf8) || path.utf8.starts(with: "\($0.root)/".utf8)
    }
    return isBelow ? .belowRoot : .none
  }
}
