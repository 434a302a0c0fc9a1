/// What a server gave with a body so that it can later say "not modified".
package struct Validators: Equatable, Sendable {
  /// The `ETag` field's value as sent, quotes and `W/` kept.
  package let etag: String?
  /// The `Last-Modified` field's value as sent.
  package let lastModified: String?

  /// The validators, or `nil` where there are none.
  ///
  /// A value that could not stand in a header field is dropped: it is read back from a file that
  /// anybody may have edited, and a line break in it would add a field to the request.
  package init?(etag: String? = nil, lastModified: String? = nil) {
    self.etag = etag.flatMap(fieldValue)
    self.lastModified = lastModified.flatMap(fieldValue)
    guard self.etag != nil || self.lastModified != nil else { return nil }
  }
}

/// The text, where it is a field value of visible ASCII, spaces and bytes above ASCII.
func fieldValue(_ text: String) -> String? {
  let isValue = !text.isEmpty && text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7f }
  return isValue ? text : nil
}
