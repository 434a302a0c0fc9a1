import PageReading

/// Takes HTML comments out of a plain text's words, where notes for this tool stand.
enum CommentRemoval {
  /// The text without comments and the blanks around it; `nil` where nothing is left.
  static func withoutComments(_ text: MappedText) -> MappedText? {
    let comments = HTMLComment.all(in: text.utf8)
    guard !comments.isEmpty || text.utf8.first?.isASCIISpace == true else { return text }
    var kept = MappedText()
    var start = 0
    for comment in comments {
      kept.append(text[start..<comment.lowerBound])
      start = comment.upperBound
    }
    kept.append(text[start..<text.utf8.count])
    let low = kept.utf8.firstIndex { !$0.isASCIISpace } ?? kept.utf8.count
    let high = kept.utf8.lastIndex { !$0.isASCIISpace }.map { $0 + 1 } ?? low
    return low < high ? kept[low..<high] : nil
  }
}

/// `<!-- … -->`.
enum HTMLComment {
  /// The comments in the bytes in order, marks included; one that does not end is none.
  static func all(in bytes: [UInt8]) -> [Range<Int>] {
    var comments: [Range<Int>] = []
    var index = 0
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = start + 1
      guard bytes[start...].starts(with: "<!--".utf8) else { continue }
      guard let end = end(of: bytes, from: start + 4) else { return comments }
      comments.append(start..<end)
      index = end
    }
    return comments
  }

  private static func end(of bytes: [UInt8], from start: Int) -> Int? {
    var place = start
    while place + 2 < bytes.count {
      if bytes[place] == 0x2D, bytes[place + 1] == 0x2D, bytes[place + 2] == 0x3E {
        return place + 3
      }
      place += 1
    }
    return nil
  }
}
