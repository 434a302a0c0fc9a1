/// `page: …` or `pages: …`.
enum PageScopeKeys {
  static let key = Key<PageScopeRecord>.exactlyOne(of: [
    KeyOption(name: "page", summary: "The page, by its id.", reader: onePage),
    KeyOption(
      name: "pages", summary: "A page set of sources.yml by its name, or a list of page ids.",
      reader: severalPages),
  ])

  private static let onePage = NodeReader<Placed<String>>.pageText
    .map { PageScopeRecord.listed([$0]) }

  private static let severalPages = NodeReader<String>.text("the name of a page set").placed
    .map(PageScopeRecord.set).or(list: listedPages)

  private static let listedPages = NodeReader<[Placed<String>]>
    .list(of: .pageText, "page ids", minimum: 1).map(PageScopeRecord.listed)
}

/// The pages of a check as written.
enum PageScopeRecord: Sendable {
  /// A page set, by its name.
  case set(Placed<String>)
  /// Page ids.
  case listed([Placed<String>])
}

extension NodeReader where Value == Placed<String> {
  /// Reads a page id; whether there is such a page is looked up later.
  static let pageText = NodeReader<String>.text("a page id").placed
}
