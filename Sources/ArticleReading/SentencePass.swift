import PageReading

/// Cuts blocks into sentences, none of which ends within a quotation.
enum SentencePass {
  static func run(on blocks: inout [ArticleBlock], _ quotations: [ArticleQuotation]) {
    var quoted: [Int: [Range<Int>]] = [:]
    for part in quotations.flatMap(\.parts) { quoted[part.block, default: []].append(part.range) }
    for index in blocks.indices where !blocks[index].isCode {
      let cuts = SentenceSplitter().ranges(in: blocks[index].text)
      blocks[index].sentences = joined(cuts, blocks[index].text.utf8, quoted[index] ?? [])
    }
  }

  private static func joined(
    _ cuts: [Range<Int>], _ text: [UInt8], _ quoted: [Range<Int>]
  ) -> [Range<Int>] {
    var sentences: [Range<Int>] = []
    let quoted = quoted.sorted { $0.lowerBound < $1.lowerBound }
    var next = 0
    for cut in cuts {
      guard let last = sentences.last else {
        sentences.append(cut)
        continue
      }
      while next < quoted.count, quoted[next].upperBound <= last.upperBound - 1 { next += 1 }
      let isWithin =
        next < quoted.count && quoted[next].lowerBound < last.upperBound
        && quoted[next].upperBound > cut.lowerBound
      if isWithin || goesOn(text, from: last, to: cut) {
        sentences[sentences.count - 1] = last.lowerBound..<cut.upperBound
      } else {
        sentences.append(cut)
      }
    }
    return sentences
  }

  /// Whether a small letter follows a stop that closes a quotation: `He says "Stop." and goes.`
  private static func goesOn(_ text: [UInt8], from last: Range<Int>, to cut: Range<Int>) -> Bool {
    let isSmall = (0x61...0x7A).contains(text[cut.lowerBound])
    return isSmall && QuoteSign.endsIn(text[last])
  }
}
