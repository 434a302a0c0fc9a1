/// A page's path as it can be compared: DocC pages have an identifier in original case, an address
/// in any case and a file name in small letters.
struct DocCPath: Equatable {
  /// Not empty components, compared case by case.
  let components: [String]

  private static let roots: Set<String> = ["documentation", "tutorials", "design"]

  /// Reads an identifier (`/documentation/Kites/Kite`) or a path below some base.
  init(_ path: String) {
    var components = path.split(separator: "/").map(Self.comparable)
    if components.starts(with: ["tutorials", "data"]) { components.removeFirst(2) }
    if components.count > 1, Self.roots.contains(components[0]) { components.removeFirst() }
    self.components = components
  }

  /// Whether a page of this identifier can stand at `path`: they are equal, or one goes on where
  /// the other ends, as with a base that holds the first components.
  func names(_ path: DocCPath) -> Bool {
    let (identifier, path) = (components, path.components)
    guard !identifier.isEmpty, !path.isEmpty else { return false }
    return identifier.count >= path.count
      ? identifier.suffix(path.count).elementsEqual(path)
      : path.suffix(identifier.count).elementsEqual(identifier)
  }

  /// Small letters; hyphens for underscores, between which the site redirects; without the
  /// apostrophe that DocC puts before a file name's leading dot (`'.._(_:_:)`).
  private static func comparable(_ component: Substring) -> String {
    let name = component.hasPrefix("'.") ? component.dropFirst() : component
    return String(name.lowercased().map { $0 == "_" ? "-" : $0 })
  }
}
