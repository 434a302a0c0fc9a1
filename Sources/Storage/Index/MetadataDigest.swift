import FactModel

/// The digest that a page's metadata names, read by its lines: JSON strings hold no line feeds, so
/// only the keys of the outermost object stand two spaces in.
struct MetadataDigest {
  let digest: Digest

  /// `nil` where the file is not of the form this docfacts writes, or not of this page.
  init?(file: [UInt8], page: PageID) {
    var (digest, isOfPage, isKnown): (Digest?, Bool, Bool) = (nil, false, false)
    for line in file.split(separator: UInt8(ascii: "\n")) {
      if let value = Self.value("digest", line), value.count == 42 {
        digest = Digest(rawValue: String(decoding: value.dropFirst().dropLast(), as: UTF8.self))
      } else if let value = Self.value("page", line) {
        isOfPage = value.dropFirst().dropLast().elementsEqual(page.rawValue.utf8)
      } else if let value = Self.value("schema", line) {
        isKnown = value.elementsEqual("\(SnapshotMetadata.knownSchema)".utf8)
      }
    }
    guard let digest, isOfPage, isKnown, file.suffix(2).elementsEqual("}\n".utf8) else {
      return nil
    }
    self.digest = digest
  }

  /// The value of `  "key" : value,`.
  private static func value(_ key: StaticString, _ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let start = line.startIndex
    let length = key.utf8CodeUnitCount
    guard line.count > length + 7, line[start + 2] == UInt8(ascii: "\""),
      line[(start + 3)...].starts(with: "\(key)\" : ".utf8)
    else { return nil }
    let value = line[(start + 7 + length)...]
    return value.last == UInt8(ascii: ",") ? value.dropLast() : value
  }
}
