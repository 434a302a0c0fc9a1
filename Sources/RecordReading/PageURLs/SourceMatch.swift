import FactModel

/// A way to take an address for a page of a source.
struct SourceMatch {
  let source: Source
  let form: PathForm
  /// The path below the base, as the source's page ids have it; empty for the base itself.
  let path: String
  /// Whether the address ends in the suffix of the source's kind.
  private let hasSuffixOfKind: Bool
  /// Whether address and base match as they are written.
  private let isLiteral: Bool
  /// How much of the address the base is, in bytes.
  private let length: Int

  /// `nil` where the form of the address's path does not lie below the source's base.
  init?(_ address: PageAddress, _ form: PathForm, _ source: Source) {
    guard let parts = AddressParts(source.base), let base = try? BaseAddress(source.base),
      PageAddress.family(of: parts.scheme) == address.scheme,
      parts.authority.webHost(parts.scheme) == address.host,
      let below = BelowBase(form, base, source.kind)
    else { return nil }
    let rest = base.ignoresCase(of: source.kind) ? below.path.lowercasedASCII : below.path
    let suffix = source.kind.isDocC ? [".md", ".json"].first(where: rest.hasSuffix) : nil
    self.source = source
    self.form = form
    path = String(decoding: Array(rest.utf8.dropLast(suffix?.utf8.count ?? 0)), as: UTF8.self)
    hasSuffixOfKind = suffix == source.kind.addressSuffix
    isLiteral = below.isLiteral
    length = below.length
  }

  /// The better match: of the kind that the address names, taken as written, of the longer base.
  func isBetter(than other: SourceMatch) -> Bool {
    other.rank.lexicographicallyPrecedes(rank)
  }

  private var rank: [Int] { [hasSuffixOfKind ? 1 : 0, isLiteral ? 1 : 0, length] }
}

/// What of an address stands below a base.
private struct BelowBase {
  var path: String
  /// Whether neither the address nor the base had to be taken for another.
  var isLiteral: Bool
  /// The length of the base's path in bytes.
  var length: Int

  /// `nil` where the form is not below the base. Only DocC's pages have data of another path.
  init?(_ form: PathForm, _ base: BaseAddress, _ kind: PageKind) {
    guard form.isOwn || kind.isDocC else { return nil }
    let written = base.path.percentDecoded ?? base.path
    let page = kind == .doccJSON ? written.pagePathOfData : nil
    for base in [written, page].compactMap({ $0 }) {
      guard let rest = "\(form.path)/".dropping(base, ignoringCase: kind.isDocC) else { continue }
      path = rest
      isLiteral = form.isOwn && base == written
      length = base.utf8.count
      return
    }
    return nil
  }
}

extension PageKind {
  /// Whether the pages are DocC's.
  var isDocC: Bool { self == .doccMarkdown || self == .doccJSON }
}

extension String {
  /// What stands behind `prefix`, without the last slash; `nil` where the text begins otherwise.
  fileprivate func dropping(_ prefix: String, ignoringCase: Bool) -> String? {
    let (whole, start) =
      ignoringCase ? (lowercasedASCII, prefix.lowercasedASCII) : (self, prefix)
    guard whole.utf8.starts(with: start.utf8) else { return nil }
    return String(decoding: Array(utf8.dropFirst(start.utf8.count).dropLast()), as: UTF8.self)
  }
}
