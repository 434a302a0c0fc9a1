import PageReading

/// Collects the links of blocks and the bare addresses in their words.
enum LinkPass {
  static func run(on blocks: inout [ArticleBlock]) {
    for index in blocks.indices {
      let text = blocks[index].text
      var links = text.marks.compactMap { mark -> ArticleLink? in
        guard case .link(let target) = mark.kind else { return nil }
        return ArticleLink(target: target, range: mark.range)
      }
      if !blocks[index].isCode { links += bareLinks(in: text, besides: links) }
      blocks[index].links = links.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
  }

  private static func bareLinks(in text: MappedText, besides known: [ArticleLink]) -> [ArticleLink]
  {
    var links: [ArticleLink] = []
    var (place, next) = (0, 0)
    while let start = text.utf8.firstAddress(from: place) {
      let end = addressEnd(text.utf8, from: start)
      place = max(end, start + 1)
      while next < known.count, known[next].range.upperBound <= start { next += 1 }
      guard next == known.count || known[next].range.lowerBound > start else { continue }
      links.append(ArticleLink(target: string(text.utf8[start..<end]), range: start..<end))
    }
    return links
  }

  private static func string(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// Behind the address's last byte: final punctuation and an unpaired parenthesis are the
  /// sentence's.
  private static func addressEnd(_ text: [UInt8], from start: Int) -> Int {
    var end = start
    while end < text.count, text[end] > 0x20, !stops.contains(text[end]) { end += 1 }
    while end > start, let last = text[start..<end].last, isFinal(last, text[start..<end]) {
      end -= 1
    }
    return end
  }

  private static let stops = Array("<>\"`".utf8)

  private static func isFinal(_ byte: UInt8, _ address: ArraySlice<UInt8>) -> Bool {
    if byte == UInt8(ascii: ")") {
      let opened = address.count { $0 == UInt8(ascii: "(") }
      return address.count { $0 == UInt8(ascii: ")") } > opened
    }
    return ".,;:!?'*_".utf8.contains(byte)
  }
}

extension [UInt8] {
  fileprivate func firstAddress(from place: Int) -> Int? {
    var index = place
    while index + 8 < count {
      if self[index] == UInt8(ascii: "h"),
        self[index...].starts(with: "https://".utf8) || self[index...].starts(with: "http://".utf8)
      {
        return index
      }
      index += 1
    }
    return nil
  }
}
