import PageReading

extension PageText {
  /// The blocks, an aside glued to its heading made whole again.
  ///
  /// DocC writes `## Discussion> Note: The kite` and the aside's further lines below it as a block
  /// quote; Markdown ends the heading with its line and sees two quotes.
  var blocksWithGluedAsidesJoined: [TextBlock] {
    var joined: [TextBlock] = []
    for block in blocks {
      if let aside = joined.last, aside.isGlued(below: joined.dropLast().last),
        block.continues(aside, in: source)
      {
        joined[joined.count - 1].text = aside.text.followed(by: block.text)
        joined[joined.count - 1].sourceRange =
          aside.sourceRange.lowerBound..<block.sourceRange.upperBound
      } else {
        joined.append(block)
      }
    }
    return joined
  }
}

extension TextBlock {
  fileprivate func isGlued(below heading: TextBlock?) -> Bool {
    guard case .heading? = heading?.kind, kind == .paragraph else { return false }
    return sourceRange.lowerBound == heading?.sourceRange.lowerBound
  }

  fileprivate func continues(_ aside: TextBlock, in source: [UInt8]) -> Bool {
    guard kind == .paragraph, case .blockQuote(_, nil)? = containers.first, containers.count == 1
    else { return false }
    let end = aside.sourceRange.upperBound
    guard end <= sourceRange.lowerBound, sourceRange.lowerBound <= source.count else {
      return false
    }
    return source[end..<sourceRange.lowerBound].allSatisfy { $0 == 0x20 || $0 == 0x3E }
  }
}

extension MappedText {
  /// Both texts with a space between them for the line break.
  fileprivate func followed(by other: MappedText) -> MappedText {
    var text = self
    let shift = utf8.count + 1
    let end = runs.last?.origin.upperBound ?? 0
    let gap = end..<max(end, other.runs.first?.origin.lowerBound ?? end)
    text.utf8 += [UInt8(ascii: " ")] + other.utf8
    text.runs.append(.init(start: utf8.count, origin: gap, verbatim: false))
    text.runs += other.runs.map {
      .init(start: $0.start + shift, origin: $0.origin, verbatim: $0.verbatim)
    }
    text.marks += other.marks.map {
      .init(kind: $0.kind, range: $0.range.lowerBound + shift..<$0.range.upperBound + shift)
    }
    return text
  }
}
