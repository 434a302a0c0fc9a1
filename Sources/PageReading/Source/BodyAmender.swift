/// Amends a page's body for the parser, and notes each amendment so that offsets lead back.
struct BodyAmender {
  private let source: [UInt8]
  private let base: Int
  private let isMarkdown: Bool
  private(set) var output: [UInt8] = []
  private(set) var amendments: [Amendment] = []
  private(set) var damage: [PageText.Damage] = []
  private var copied: Int

  init(_ source: [UInt8], from base: Int, isMarkdown: Bool) {
    self.source = source
    self.base = base
    self.isMarkdown = isMarkdown
    copied = base
  }

  mutating func amend() {
    let isClean = String(validating: source, as: UTF8.self) != nil
    var position = base
    var isLineStart = true
    while position < source.count {
      let byte = source[position]
      if isLineStart, isMarkdown {
        if byte == UInt8(ascii: "#") { partGluedAside(fromLineAt: position) }
        boundNesting(ofLineAt: position)
      }
      if byte == 0 || !isClean && byte >= 0x80 {
        position = repaired(at: position)
      } else {
        position += 1
      }
      isLineStart = byte == 0x0A || byte == 0x0D
    }
    copy(to: source.count)
  }

  /// Gives the offset behind the scalar at `position`, replaced if it is malformed or NUL.
  private mutating func repaired(at position: Int) -> Int {
    let length = UTF8Sequence.length(in: source, at: position)
    guard length <= 0 else { return position + length }
    let end = position + max(1, -length)
    damage.append(.init(kind: source[position] == 0 ? .nul : .invalidUTF8, offset: position))
    amend(position..<end, as: [0xEF, 0xBF, 0xBD])
    return end
  }

  /// Parts `## Discussion> Since: …`, as DocC writes a section that begins with an aside.
  private mutating func partGluedAside(fromLineAt start: Int) {
    guard let mark = GluedAside.mark(in: source, lineStart: start), mark >= copied else { return }
    amend(mark..<mark, as: [0x0A])
  }

  /// Takes out the markers of containers that nest deeper in one line than a writer's would.
  private mutating func boundNesting(ofLineAt start: Int) {
    guard let excess = NestingBound.excess(in: source, lineStart: start) else { return }
    guard excess.lowerBound >= copied else { return }
    damage.append(.init(kind: .nesting, offset: excess.lowerBound))
    amend(excess, as: [])
  }

  private mutating func amend(_ range: Range<Int>, as replacement: [UInt8]) {
    copy(to: range.lowerBound)
    let start = base + output.count
    output.append(contentsOf: replacement)
    amendments.append(
      Amendment(amended: start..<start + replacement.count, original: range))
    copied = range.upperBound
  }

  private mutating func copy(to end: Int) {
    guard end > copied else { return }
    output.append(contentsOf: source[copied..<end])
    copied = end
  }
}
