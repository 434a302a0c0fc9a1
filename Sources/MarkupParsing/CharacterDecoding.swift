import CXML2

/// Turns bytes of other encodings into UTF-8, through libxml2 and the system's iconv.
package enum CharacterDecoding {
  /// The bytes in UTF-8; `nil` where no encoding has that name or the bytes are not in it.
  package static func utf8(_ bytes: [UInt8], from encoding: String) -> [UInt8]? {
    guard !bytes.isEmpty else { return [] }
    guard let handler = xmlFindCharEncodingHandler(encoding) else { return nil }
    defer { xmlCharEncCloseFunc(handler) }
    guard let count = Int32(exactly: bytes.count), let input = xmlBufferCreate(),
      let output = xmlBufferCreate()
    else { return nil }
    defer {
      xmlBufferFree(input)
      xmlBufferFree(output)
    }
    guard xmlBufferAdd(input, bytes, count) == 0, xmlCharEncInFunc(handler, output, input) >= 0,
      xmlBufferLength(input) == 0
    else { return nil }
    return Array(
      UnsafeBufferPointer(start: xmlBufferContent(output), count: Int(xmlBufferLength(output))))
  }
}
