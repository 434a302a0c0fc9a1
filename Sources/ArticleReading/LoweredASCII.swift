extension String {
  /// The text with ASCII capitals as small letters; nothing else changes, offsets least.
  package var loweredASCII: String {
    String(decoding: utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}
