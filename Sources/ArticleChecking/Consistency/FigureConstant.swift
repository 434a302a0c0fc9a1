import ArticleReading
import FactModel
import PageReading

/// A constant in an article's code that has a recorded figure, with the comment above it.
struct FigureConstant {
  let block: Int
  /// The constant's name in the code block's text.
  let range: Range<Int>
  let claim: Claim
  /// The comment above, in small letters; empty where there is none.
  let comment: [Word]
  let commentText: [UInt8]

  /// The constants of an article with a figure that a quotation is recorded for.
  static func constants(in examination: Examination) -> [FigureConstant] {
    let figures = Figures(examination.context.facts.claims)
    guard !figures.isEmpty else { return [] }
    return examination.article.blocks.indices.flatMap { index -> [FigureConstant] in
      guard examination.article.blocks[index].isCode else { return [] }
      return constants(inBlock: index, examination, figures)
    }
  }

  private static func constants(
    inBlock block: Int, _ examination: Examination, _ figures: Figures
  ) -> [FigureConstant] {
    let text = examination.text(block).utf8
    var constants: [FigureConstant] = []
    for line in text.split(separator: 0x0A, omittingEmptySubsequences: false) {
      guard let declaration = ConstantDeclaration(line), let claim = figures.claim(of: declaration)
      else { continue }
      let comment = comment(above: line.startIndex, in: block, examination)
      constants.append(
        FigureConstant(
          block: block, range: declaration.name, claim: claim,
          comment: comment.map { Word.words(in: $0, 0..<$0.count) } ?? [],
          commentText: comment ?? []))
    }
    return constants
  }

  /// The comment that ends in the line right above.
  private static func comment(
    above start: Int, in block: Int, _ examination: Examination
  ) -> [UInt8]? {
    let lineStart = examination.text(block).origin(of: start..<(start + 1)).lowerBound
    let line = examination.article.place(of: lineStart).line
    let comments = examination.article.blocks[(block + 1)...].prefix {
      $0.kind == .codeComment(ofBlock: block)
    }
    let comment = comments.first {
      examination.article.place(of: $0.sourceRange.upperBound).line == line - 1
    }
    return comment?.text.utf8
  }
}

/// `static let payloadCap = 3 * 1024`.
struct ConstantDeclaration {
  /// The bytes of the name.
  let name: Range<Int>
  let words: [String]
  let value: Int

  init?(_ line: ArraySlice<UInt8>) {
    guard line.count <= 200, let equals = line.firstIndex(of: UInt8(ascii: "=")) else { return nil }
    let left = Word.words(in: Array(line[..<equals]), 0..<(equals - line.startIndex))
    guard let keyword = left.lastIndex(where: { ["let", "var", "const"].contains($0.text) }),
      keyword + 1 < left.count, let value = Self.product(line[(equals + 1)...])
    else { return nil }
    let range = left[keyword + 1].range
    name = range.lowerBound + line.startIndex..<range.upperBound + line.startIndex
    words = Self.parts(line[name])
    self.value = value
  }

  /// `3 * 1024`, `3_072`.
  private static func product(_ text: ArraySlice<UInt8>) -> Int? {
    var value = 1
    for factor in text.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false) {
      let digits = factor.filter { $0 != 0x20 && $0 != UInt8(ascii: "_") && $0 != 0x0D }
      guard (1...9).contains(digits.count),
        let number = Int(String(decoding: digits, as: UTF8.self))
      else { return nil }
      let (product, isOver) = value.multipliedReportingOverflow(by: number)
      guard !isOver else { return nil }
      value = product
    }
    return value
  }

  /// `payload` and `cap` of `payloadCap`.
  private static func parts(_ name: ArraySlice<UInt8>) -> [String] {
    var parts: [[UInt8]] = [[]]
    for byte in name {
      if (0x41...0x5A).contains(byte) || byte == UInt8(ascii: "_") { parts.append([]) }
      parts[parts.count - 1].append(byte)
    }
    return parts.map { String(decoding: $0, as: UTF8.self).loweredASCII }
  }
}

/// The recorded sizes as numbers of bytes.
struct Figures {
  private let claims: [Int: Claim]
  var isEmpty: Bool { claims.isEmpty }

  private static let units = ["kb": 1, "mb": 2, "gb": 3]
  private static let names: Set<String> = [
    "payload", "size", "limit", "cap", "max", "maximum", "bytes", "recommendation", "threshold",
    "budget", "ceiling",
  ]

  init(_ all: [Claim]) {
    var claims: [Int: Claim] = [:]
    for claim in all where !NegativeJudge.isNegative(claim) {
      for measure in NumberSupport.measures(of: claim) {
        guard let power = Self.units[measure.unit], let number = Int(measure.number),
          number < 1 << 20
        else { continue }
        for base in [1_000, 1_024] {
          let value = (0..<power).reduce(number) { product, _ in product * base }
          claims[value] = claims[value] ?? claim
        }
      }
    }
    self.claims = claims
  }

  /// The claim whose figure a constant has, where its name says that it is a size.
  func claim(of declaration: ConstantDeclaration) -> Claim? {
    guard declaration.words.contains(where: Self.names.contains) else { return nil }
    return claims[declaration.value]
  }
}
