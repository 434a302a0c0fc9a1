extension Word {
  /// The identifiers in a text, code included, that begin with a capital: types that an article
  /// speaks of.
  static func names(in text: [UInt8]) -> Set<String> {
    var names: Set<String> = []
    var start: Int?
    for index in 0...text.count {
      let isPart = index < text.count && isNameByte(text[index])
      if isPart, start == nil { start = index }
      guard !isPart, let begin = start else { continue }
      start = nil
      guard (0x41...0x5A).contains(text[begin]), index - begin <= 200 else { continue }
      names.insert(String(decoding: text[begin..<index], as: UTF8.self))
    }
    return names
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
      || byte == UInt8(ascii: "_")
  }
}
