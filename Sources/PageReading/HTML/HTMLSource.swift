import MarkupParsing

/// An HTML page's text in UTF-8.
package struct HTMLSource: Sendable {
  /// The bytes in UTF-8, without a byte order mark; the body as it is where it cannot be decoded.
  package let bytes: [UInt8]
  /// The encoding that the page is said to be in and is not; `nil` for a sound page.
  package let failedEncoding: String?

  /// The text of a body; `charset` is what the server called its encoding.
  package init(of body: [UInt8], charset: String? = nil) {
    let encoding = HTMLEncoding(of: body, charset: charset)
    let decoded =
      encoding.isUTF8 ? body : CharacterDecoding.utf8(body, from: encoding.name)
    let text = decoded ?? body
    bytes = text.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(text.dropFirst(3)) : text
    failedEncoding =
      decoded == nil || String(validating: text, as: UTF8.self) == nil ? encoding.declared : nil
  }
}
