import FactModel

/// A way to take an address for a page of a source.
struct SourceMatch {
  let source: Source
  let form: PathForm
  /// The path below the base, as the source's page ids have it; empty for the base itself.
  let path: String
  /// Whether the address ends in the suffix of the source's kind.
  let hasSuffixOfKind: Bool
  /// How much of the address the base is, in bytes.
  let length: Int

  /// `nil` where the form of the address's path does not lie below the source's base.
  init?(_ address: PageAddress, _ form: PathForm, _ source: Source) {
    guard let parts = AddressParts(source.base), let base = try? BaseAddress(source.base),
      PageAddress.family(of: parts.scheme) == address.scheme,
      parts.authority.webHost(parts.scheme) == address.host,
      let rest = Self.rest(of: form.path, below: base, kind: source.kind, isOwn: form.isOwn)
    else { return nil }
    let folded = base.ignoresCase(of: source.kind) ? rest.lowercasedASCII : rest
    let suffix = source.kind.isDocC ? [".md", ".json"].first(where: folded.hasSuffix) : nil
    self.source = source
    self.form = form
    path = String(decoding: Array(folded.utf8.dropLast(suffix?.utf8.count ?? 0)), as: UTF8.self)
    hasSuffixOfKind = suffix == source.kind.addressSuffix
    length = base.path.utf8.count
  }

  /// The better match: of the kind that the address names, of the address's own path, of the
  /// longer base.
  func isBetter(than other: SourceMatch) -> Bool {
    rank.lexicographicallyPrecedes(other.rank) == false && rank != other.rank
  }

  private var rank: [Int] { [hasSuffixOfKind ? 1 : 0, form.isOwn ? 1 : 0, length] }

  private static func rest(
    of path: String, below base: BaseAddress, kind: PageKind, isOwn: Bool
  ) -> String? {
    guard isOwn || kind.isDocC else { return nil }
    let decoded = base.path.percentDecoded ?? base.path
    let bases = [decoded] + (kind == .doccJSON ? [decoded.pagePathOfData].compactMap { $0 } : [])
    for base in bases {
      if let rest = "\(path)/".dropping(base, ignoringCase: kind.isDocC) { return rest }
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
