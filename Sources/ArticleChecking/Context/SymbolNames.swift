import FactModel

/// The names that articles call a symbol's page by.
struct SymbolNames {
  /// Full names: `userInfo`, `NSUserActivity.userInfo`, `Foundation.NSUserActivity.userInfo`.
  let names: [String]
  /// The name without arguments, `setTypedPayload` of `setTypedPayload(_:)`.
  let base: String?
  /// The type that the symbol is a member of.
  let parent: String?

  /// `nil` where the page is no symbol's.
  init?(_ page: ListedPage) {
    guard let identifier = page.identifier, page.role.map(Self.isSymbol) ?? true,
      let title = page.titles.first, !title.utf8.contains(0x20) || title.utf8.contains(0x28)
    else { return nil }
    let path = identifier.split(separator: "/").map(String.init)
    guard path.count >= 3, path[0].lowercased() == "documentation" else { return nil }
    let last = title.split(separator: ".").last.map(String.init) ?? title
    let owners = Array(path[1..<(path.count - 1)])
    names = (0...owners.count).map { (owners[$0...] + [last]).joined(separator: ".") } + [title]
    base = last.utf8.contains(0x28) ? String(last.prefix { $0 != "(" }) : nil
    parent = owners.count > 1 ? owners.last : nil
  }

  /// `nsuseractivity.userinfo` and longer: what a page that was never read can be called by, which
  /// has neither header nor title yet.
  static func folded(path page: ListedPage) -> [String] {
    guard page.kind == .doccMarkdown, page.identifier == nil else { return [] }
    let parts = page.id.path.lowercased().split(separator: "/").map(String.init)
    guard parts.count > 1 else { return [] }
    return (0..<(parts.count - 1)).map { parts[$0...].joined(separator: ".") }
  }

  private static func isSymbol(_ role: String) -> Bool {
    !["Article", "Sample Code", "API Collection", "Framework", "Tutorial"].contains(role)
  }

  /// Whether the name alone may be another symbol's: a member's without argument labels.
  static func needsParent(_ name: String) -> Bool {
    guard let first = name.utf8.first else { return true }
    return !(0x41...0x5A).contains(first) && !name.utf8.contains(UInt8(ascii: ":"))
  }
}
