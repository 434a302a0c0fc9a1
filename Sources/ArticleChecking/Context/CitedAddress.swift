/// A page's address brought to one form, so that the ways in which authors paste it compare.
///
/// Scheme, `www.`, case, `.md`, a final slash, an anchor and a locale do not tell pages apart; the
/// language does.
struct CitedAddress: Hashable {
  /// Host and path.
  var location: String
  /// What `?language=` asks for, where it is not Swift.
  var language: String?

  /// `nil` where the text is no address of the web.
  init?(_ text: String) {
    let lowered = text.loweredASCIIText
    guard let scheme = ["https://", "http://"].first(where: lowered.hasPrefix) else { return nil }
    let rest = lowered.dropFirst(scheme.count).prefix { $0 != "#" }
    let parts = rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var path = String(parts.first ?? "").percentDecoded
    if path.hasPrefix("www.") { path.removeFirst(4) }
    while path.hasSuffix("/") { path.removeLast() }
    for suffix in [".md", ".json"] where path.hasSuffix(suffix) {
      path.removeLast(suffix.count)
    }
    guard path.contains(".") || path.hasPrefix("localhost") else { return nil }
    location = Self.withoutLocale(path)
    language = parts.count > 1 ? Self.language(of: parts[1]) : nil
  }

  /// The host alone.
  var host: Substring { location.prefix { $0 != "/" } }

  private static func language(of query: Substring) -> String? {
    let key = "language="
    let item = query.split(separator: "&").first { $0.hasPrefix(key) }
    let language = item.map { String($0.dropFirst(key.count)) }
    return language == "swift" ? nil : language
  }

  /// Apple serves translations below `/cn/` and the like.
  private static func withoutLocale(_ path: String) -> String {
    let host = "developer.apple.com/"
    guard path.hasPrefix(host) else { return path }
    let rest = path.dropFirst(host.count)
    let first = rest.prefix { $0 != "/" }
    let letters = first.split(separator: "-")
    guard letters.count <= 2, !letters.isEmpty, letters.allSatisfy({ $0.utf8.count == 2 }) else {
      return path
    }
    return host + rest.dropFirst(first.count + 1)
  }
}

extension String {
  fileprivate var percentDecoded: String {
    guard utf8.contains(UInt8(ascii: "%")) else { return self }
    let bytes = Array(utf8)
    var decoded: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let digits = bytes[(index + 1)...].prefix(2)
      if bytes[index] == UInt8(ascii: "%"), digits.count == 2,
        let byte = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        decoded.append(byte)
        index += 3
      } else {
        decoded.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: decoded, as: UTF8.self).loweredASCIIText
  }

  fileprivate var loweredASCIIText: String {
    String(decoding: utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}
