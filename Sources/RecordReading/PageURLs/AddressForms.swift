import FactModel

/// A path that may stand for the one of an address, and what was left out to get it.
struct PathForm: Equatable {
  var path: String
  /// Whether the path is the address's own.
  var isOwn: Bool
  var locale: String?
}

extension PageAddress {
  /// The paths that the address may mean: its own, the one of the page that its data belong to,
  /// and both without a locale in front.
  ///
  /// Apple serves `/cn/documentation/…` as a translation of `/documentation/…`, and DocC keeps a
  /// page's data below `/tutorials/data/` or `/data/`.
  var forms: [PathForm] {
    let own = [PathForm(path: path, isOwn: true)] + pagePathForms(of: path, locale: nil)
    guard host == "developer.apple.com", let (locale, rest) = path.splitLocale else { return own }
    return own + [PathForm(path: rest, isOwn: false, locale: locale)]
      + pagePathForms(of: rest, locale: locale)
  }

  private func pagePathForms(of path: String, locale: String?) -> [PathForm] {
    guard let page = path.pagePathOfData else { return [] }
    return [PathForm(path: page, isOwn: false, locale: locale)]
  }
}

extension String {
  /// The path of the page whose data the path names; `nil` where it names no data.
  var pagePathOfData: String? {
    for marker in ["/tutorials/data/documentation", "/data/documentation"] {
      let bytes = Array(utf8)
      guard let start = bytes.firstOffset(of: Array(marker.utf8)) else { continue }
      let rest = bytes[(start + marker.utf8.count)...]
      guard rest.isEmpty || rest.first == UInt8(ascii: "/") || rest.first == UInt8(ascii: ".")
      else { continue }
      return String(decoding: bytes[..<start], as: UTF8.self) + "/documentation"
        + String(decoding: rest, as: UTF8.self)
    }
    return nil
  }

  /// A leading `cn` or `zh-cn` and the path behind it.
  fileprivate var splitLocale: (locale: String, rest: String)? {
    let first = utf8.dropFirst().prefix { $0 != UInt8(ascii: "/") }
    let letters = first.filter { $0 != UInt8(ascii: "-") }
    guard [2, 5].contains(first.count), letters.count == (first.count == 2 ? 2 : 4),
      letters.allSatisfy({ $0.isASCIILetterOrDigit && !$0.isASCIIDigit })
    else { return nil }
    return (
      String(decoding: Array(first), as: UTF8.self),
      String(decoding: Array(utf8.dropFirst(first.count + 1)), as: UTF8.self)
    )
  }
}

extension [UInt8] {
  /// Where `other` begins in the bytes for the first time.
  fileprivate func firstOffset(of other: [UInt8]) -> Int? {
    guard count >= other.count else { return nil }
    return (0...(count - other.count)).first { self[$0...].starts(with: other) }
  }
}
