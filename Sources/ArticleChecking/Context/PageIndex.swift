import FactModel

/// Finds watched pages by what articles call them: addresses, symbols, titles.
package struct PageIndex: Sendable {
  /// The watched pages, sorted.
  package let pages: [ListedPage]
  private let byID: [PageID: ListedPage]
  private let byAddress: [String: PageID]
  private let byName: [String: [PageID]]
  private let byBase: [String: [PageID]]
  private let byPath: [String: [PageID]]
  private let parents: [PageID: String]
  private let titles: [String: [(title: String, page: PageID)]]
  private let hosts: Set<String>

  /// An index of the pages.
  package init(_ pages: [ListedPage]) {
    self.pages = pages.sorted { $0.id < $1.id }
    var names: [String: [PageID]] = [:]
    var (bases, titles) = (names, [:] as [String: [(title: String, page: PageID)]])
    var (addresses, parents, hosts) = (
      [:] as [String: PageID], [:] as [PageID: String], Set<String>()
    )
    for page in self.pages {
      if let symbol = SymbolNames(page) {
        for name in Set(symbol.names) { names[name, default: []].append(page.id) }
        if let base = symbol.base { bases[base, default: []].append(page.id) }
        parents[page.id] = symbol.parent
      } else {
        for title in Set(page.titles) {
          titles[Self.firstWord(title), default: []].append((title, page.id))
        }
      }
      for address in page.addresses.compactMap(CitedAddress.init) {
        addresses[address.location] = addresses[address.location] ?? page.id
        hosts.insert(String(address.host))
      }
    }
    byID = Dictionary(self.pages.map { ($0.id, $0) }) { first, _ in first }
    (byAddress, byName, byBase) = (addresses, names, bases)
    byPath = Dictionary(
      grouping: self.pages.flatMap { page in
        SymbolNames.folded(path: page).map { (name: $0, page: page.id) }
      }, by: \.name
    ).mapValues { $0.map(\.page) }
    (self.parents, self.titles, self.hosts) = (parents, titles, hosts)
  }

  private static func firstWord(_ title: String) -> String { String(title.prefix { $0 != " " }) }

  /// What is listed of a page.
  package func listing(of page: PageID) -> ListedPage? { byID[page] }

  /// What a link means to the watched pages.
  package enum AddressMeaning: Equatable, Sendable {
    case page(PageID)
    /// The page's variant for another language, which is another page.
    case variant(of: PageID, language: String)
    /// A page of a watched site that is not watched.
    case unwatched
    /// Nothing that concerns the watched sites.
    case foreign
  }

  /// The page that an address means, in whatever form it was pasted.
  package func meaning(ofAddress text: String) -> AddressMeaning {
    guard let address = CitedAddress(text) else { return .foreign }
    guard let page = byAddress[address.location] else {
      return hosts.contains(String(address.host)) ? .unwatched : .foreign
    }
    return address.language.map { .variant(of: page, language: $0) } ?? .page(page)
  }

  /// The pages of a symbol's name; a member's bare name counts only with its type in `known`.
  func pages(ofSymbol name: String, knowing known: Set<String>) -> [PageID] {
    let found =
      byName[name] ?? (name.utf8.contains(0x28) ? nil : byBase[name]) ?? pages(unreadAs: name)
    let withParents = found.filter { parents[$0].map(known.contains) ?? true }
    if !SymbolNames.needsParent(name) || name.utf8.contains(UInt8(ascii: ".")) {
      return withParents.count == 1 ? withParents : found
    }
    return withParents
  }

  /// The pages of a qualified name that were never read, by their addresses.
  private func pages(unreadAs name: String) -> [PageID] {
    guard name.utf8.contains(UInt8(ascii: ".")) else { return [] }
    return byPath[name.lowercased()] ?? []
  }

  /// The type that a page's symbol is a member of.
  func parent(of page: PageID) -> String? { parents[page] }

  /// The pages other than symbols' whose title begins at a word of a text.
  func titles(beginningWith word: String) -> [(title: String, page: PageID)] {
    titles[word] ?? []
  }

  /// The pages with exactly this title.
  func pages(titled title: String) -> [PageID] {
    titles(beginningWith: Self.firstWord(title)).filter { $0.title == title }.map(\.page)
  }
}
