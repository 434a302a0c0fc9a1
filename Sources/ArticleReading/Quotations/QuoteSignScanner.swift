import PageReading

/// Finds the quotation marks of a block's text, code left out.
struct QuoteSignScanner {
  private(set) var signs: [QuoteSign] = []
  private(set) var skippedInCode = 0

  init(_ text: MappedText) {
    let code = text.marks.filter { $0.kind == .code }.map(\.range)
    let string = text.string
    var (offset, next) = (0, 0)
    var before: Unicode.Scalar = " "
    var pending: (scalar: Unicode.Scalar, range: Range<Int>, before: Unicode.Scalar)?
    for scalar in string.unicodeScalars {
      let range = offset..<(offset + UTF8.width(scalar))
      offset = range.upperBound
      while next < code.count, code[next].upperBound <= range.lowerBound { next += 1 }
      let isCode = next < code.count && code[next].contains(range.lowerBound)
      settle(&pending, after: isCode ? "x" : scalar)
      if QuoteSign.scalars.contains(scalar) {
        if isCode { skippedInCode += 1 } else { pending = (scalar, range, before) }
      }
      before = isCode ? "x" : scalar
    }
    settle(&pending, after: " ")
  }

  private mutating func settle(
    _ pending: inout (scalar: Unicode.Scalar, range: Range<Int>, before: Unicode.Scalar)?,
    after: Unicode.Scalar
  ) {
    guard let found = pending else { return }
    signs.append(
      QuoteSign(scalar: found.scalar, range: found.range, before: found.before, after: after))
    pending = nil
  }
}

extension UTF8 {
  fileprivate static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case ..<0x80: 1
    case ..<0x800: 2
    case ..<0x10000: 3
    default: 4
    }
  }
}
