import CCurl

/// An absolute `https`, `http` or `file` address, split by libcurl's own reader.
package struct WebAddress: Hashable, Sendable {
  /// `https`, `http` or `file`.
  package let scheme: String
  /// The host name, lower-case; empty for files.
  package let host: String
  /// The port, the scheme's own where none is written; 0 for files.
  package let port: Int
  /// The path, percent-decoded.
  package let path: String

  /// Reads an address; throws `.address` where it is none that docfacts fetches.
  package init(_ text: String) throws(TransferError) {
    guard let url = curl_url() else { throw TransferError(.address, "out of memory") }
    defer { curl_url_cleanup(url) }
    let result = curl_url_set(url, CURLUPART_URL, text, UInt32(CURLU_DISALLOW_USER))
    guard result == CURLUE_OK, let scheme = part(CURLUPART_SCHEME, of: url),
      ["https", "http", "file"].contains(scheme),
      let path = part(CURLUPART_PATH, of: url, flags: CURLU_URLDECODE)
    else { throw TransferError(.address, "'\(text)' is not an http, https or file address") }
    self.scheme = scheme
    self.path = path
    host = part(CURLUPART_HOST, of: url)?.lowercased() ?? ""
    port = part(CURLUPART_PORT, of: url, flags: CURLU_DEFAULT_PORT).flatMap { Int($0) } ?? 0
  }

  /// Scheme, host and port: what a server's politeness rules are kept for; `file` for files.
  package var origin: String { scheme == "file" ? scheme : "\(scheme)://\(host):\(port)" }

  /// Whether an answer from `other` is still an answer of this server: the same origin, or the
  /// same host on https where this is http, both on their own ports.
  func mayRedirect(to other: WebAddress) -> Bool {
    guard scheme != "file", other.scheme != "file" else { return false }
    let isUpgrade =
      host == other.host && scheme == "http" && port == 80 && other.scheme == "https"
      && other.port == 443
    return origin == other.origin || isUpgrade
  }
}

private func part(_ part: CURLUPart, of url: OpaquePointer, flags: Int32 = 0) -> String? {
  var text: UnsafeMutablePointer<CChar>?
  guard curl_url_get(url, part, &text, UInt32(flags)) == CURLUE_OK, let text else { return nil }
  defer { curl_free(text) }
  return String(validatingCString: text)
}
