/// An address as people paste it, brought to one form.
struct PageAddress: Equatable {
  /// `web` for `https` and `http`, else the scheme.
  let scheme: String
  /// The host without `www.` and default port.
  let host: String
  /// The path, percent-decoded, without trailing slashes.
  let path: String
  let query: String?
  let fragment: String?

  /// Reads an address; one without a scheme is taken for `https`.
  init(_ text: String) throws(PageURLError) {
    let trimmed = text.trimmedForAddress
    guard let parts = AddressParts(trimmed) ?? AddressParts("https://\(trimmed)") else {
      throw .noAddress(text)
    }
    guard !parts.authority.utf8.contains(UInt8(ascii: "@")) else { throw .holdsSecret }
    guard let path = parts.path.percentDecoded else {
      throw .noPage(text, reason: "its percent-encoding gives no text")
    }
    let isDocumentationLink = parts.scheme == "doc" && parts.authority.hasPrefix("com.apple.")
    scheme = isDocumentationLink ? "web" : Self.family(of: parts.scheme)
    host = isDocumentationLink ? "developer.apple.com" : parts.authority.webHost(parts.scheme)
    self.path = path.withoutTrailingSlashes
    query = parts.query.flatMap { $0.isEmpty ? nil : $0 }
    fragment = parts.fragment.flatMap { $0.isEmpty ? nil : $0 }
  }

  static func family(of scheme: String) -> String {
    ["https", "http"].contains(scheme) ? "web" : scheme
  }
}

extension String {
  /// The text without the white space and angle brackets that addresses are pasted in.
  fileprivate var trimmedForAddress: String {
    let isOuter = { (byte: UInt8) in byte <= 0x20 || byte == 0x3C || byte == 0x3E }
    return String(
      decoding: Array(utf8.drop(while: isOuter).reversed().drop(while: isOuter).reversed()),
      as: UTF8.self)
  }

  fileprivate var withoutTrailingSlashes: String {
    let slash = UInt8(ascii: "/")
    return String(
      decoding: Array(utf8.reversed().drop { $0 == slash }.reversed()), as: UTF8.self)
  }

  /// A host as two spellings of it are compared.
  func webHost(_ scheme: String) -> String {
    let host = withoutDefaultPort(of: scheme)
    return host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
  }
}
