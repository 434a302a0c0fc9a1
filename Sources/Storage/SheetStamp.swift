import FactModel

/// Which snapshot and which extractor a fact sheet stems from.
package struct SheetStamp: Equatable, Sendable {
  package var snapshot: Digest
  package var extractor: Int

  package init(snapshot: Digest, extractor: Int) {
    self.snapshot = snapshot
    self.extractor = extractor
  }

  /// Reads the stamp from a sheet's file by its lines: JSON strings hold no line feeds, so only
  /// the keys of the outermost object stand two spaces in.
  init?(file bytes: [UInt8]) {
    guard bytes.last == UInt8(ascii: "\n"),
      let snapshot = Self.value(of: "snapshot", in: bytes)?.dropFirst().dropLast(),
      let extractor = Self.value(of: "extractor", in: bytes),
      let digest = Digest(rawValue: String(decoding: snapshot, as: UTF8.self)),
      let number = Int(String(decoding: extractor, as: UTF8.self))
    else { return nil }
    self.init(snapshot: digest, extractor: number)
  }

  private static func value(of key: String, in bytes: [UInt8]) -> ArraySlice<UInt8>? {
    let start = Array("\n  \"\(key)\" : ".utf8)
    var place = bytes.startIndex
    while let feed = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) {
      if bytes[feed...].starts(with: start) {
        let value = bytes[(feed + start.count)...].prefix { $0 != UInt8(ascii: "\n") }
        return value.last == UInt8(ascii: ",") ? value.dropLast() : value
      }
      place = feed + 1
    }
    return nil
  }
}
