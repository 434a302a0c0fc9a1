import FactModel

/// Reads one availability row as DocC writes it; a form it does not know is an error, never a guess.
///
/// Known are `P: -`, `P: I -`, `P: I - U`, and `P: I`, which swift-docc reads but does not write.
struct AvailabilityRowReader {
  let text: String
  /// Where the row stands in the page.
  let offset: Int

  func row() throws(HeaderFault) -> AvailabilityRow {
    let bytes = Array(text.utf8)
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else {
      throw fault("expected 'platform: versions'")
    }
    let platform = trimmed(bytes[..<colon])
    guard !platform.isEmpty else { throw fault("expected a platform before the colon") }
    guard !platform.contains(where: { $0 < 0x20 || $0 == 0x7F }) else {
      throw fault("a control character in the platform's name")
    }
    return try row(
      of: String(decoding: platform, as: UTF8.self), versions: trimmed(bytes[(colon + 1)...]))
  }

  private func row(
    of platform: String, versions: ArraySlice<UInt8>
  ) throws(HeaderFault) -> AvailabilityRow {
    let parts = versions.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
      .map(trimmed)
    guard parts.count <= 2 else { throw fault("expected at most one '-' after the platform") }
    if parts.count == 2, parts.allSatisfy(\.isEmpty) { return AvailabilityRow(platform: platform) }
    guard let first = parts.first else { throw fault("expected a version or '-'") }
    let introduced = try version(first)
    guard parts.count == 2, !parts[1].isEmpty else {
      return AvailabilityRow(platform: platform, introduced: introduced)
    }
    let until = try version(parts[1])
    guard introduced <= until else { throw fault("expected the lower version first") }
    return AvailabilityRow(platform: platform, introduced: introduced, until: until)
  }

  private func version(_ bytes: ArraySlice<UInt8>) throws(HeaderFault) -> Version {
    guard let version = Version(String(decoding: bytes, as: UTF8.self)) else {
      throw fault("expected a version of one to three numbers")
    }
    return version
  }

  private func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let front = bytes.drop { $0 == .space }
    return front[..<(front.lastIndex { $0 != .space }.map { $0 + 1 } ?? front.startIndex)]
  }

  private func fault(_ expected: String) -> HeaderFault {
    HeaderFault(.unexpected, "\(expected) in the availability row \"\(text)\"", at: offset)
  }
}
