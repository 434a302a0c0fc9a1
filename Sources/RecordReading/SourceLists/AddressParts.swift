/// The parts of an absolute address, cut and not judged.
struct AddressParts: Equatable, Sendable {
  /// The scheme in lower case.
  let scheme: String
  /// What stands between `//` and the path, in lower case: user, host, port.
  let authority: String
  /// The path as written; empty where none is.
  let path: String
  /// What stands between `?` and `#`, as written.
  let query: String?
  /// What stands behind `#`, as written.
  let fragment: String?

  /// `nil` where the text does not begin with a scheme and `//`.
  init?(_ text: String) {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let scheme = text[..<colon]
    let rest = text[text.utf8.index(after: colon)...]
    guard let first = scheme.utf8.first, first.isASCIILetterOrDigit, !first.isASCIIDigit,
      scheme.utf8.allSatisfy({ $0.isASCIILetterOrDigit || "+-.".utf8.contains($0) }),
      rest.utf8.starts(with: "//".utf8)
    else { return nil }
    let (address, fragment) = rest.dropFirst(2).cut(at: "#")
    let (main, query) = address.cut(at: "?")
    let slash = main.utf8.firstIndex(of: UInt8(ascii: "/")) ?? main.endIndex
    self.scheme = scheme.lowercasedASCII
    self.authority = main[..<slash].lowercasedASCII
    self.path = String(main[slash...])
    self.query = query.map(String.init)
    self.fragment = fragment.map(String.init)
  }
}

extension Substring {
  /// What stands before the first `mark`, and what behind it.
  fileprivate func cut(at mark: Unicode.Scalar) -> (Substring, Substring?) {
    guard let index = unicodeScalars.firstIndex(of: mark) else { return (self, nil) }
    return (self[..<index], self[unicodeScalars.index(after: index)...])
  }
}

extension StringProtocol {
  /// The text with `A` to `Z` in lower case and all else as it is, whatever the locale.
  var lowercasedASCII: String {
    String(
      decoding: utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}

extension String {
  /// A host and port without the port that the scheme means anyway.
  func withoutDefaultPort(of scheme: String) -> String {
    let suffix = scheme == "https" ? ":443" : scheme == "http" ? ":80" : ":"
    guard utf8.count > suffix.utf8.count, hasSuffix(suffix) else { return self }
    return String(utf8.dropLast(suffix.utf8.count)) ?? self
  }
}
