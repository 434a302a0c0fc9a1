extension ArraySlice<UInt8> {
  /// Whether the bytes begin with `text`, which is ASCII in small letters.
  func startsIgnoringCase(with text: String) -> Bool {
    count >= text.utf8.count && zip(self, text.utf8).allSatisfy { lowercased($0) == $1 }
  }

  /// Whether `text`, which is ASCII in small letters, stands in the bytes.
  func containsIgnoringCase(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return true }
    var rest = self
    while let start = rest.firstIndex(where: { lowercased($0) == first }) {
      rest = rest[start...]
      if rest.startsIgnoringCase(with: text) { return true }
      rest = rest.dropFirst()
    }
    return false
  }

  /// The index behind the first `text`.
  func end(of text: String) -> Int? {
    guard let first = text.utf8.first else { return startIndex }
    var rest = self
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: text.utf8) { return start + text.utf8.count }
      rest = rest.dropFirst()
    }
    return nil
  }
}

private func lowercased(_ byte: UInt8) -> UInt8 {
  (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
}
