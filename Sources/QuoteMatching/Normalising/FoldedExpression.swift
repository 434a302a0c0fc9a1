/// A regular expression, folded as the text is in which it is searched.
package enum FoldedExpression {
  /// The expression with typography plain and letters composed. What stands for a character of the
  /// fold table is escaped: a dash is never a range, an ellipsis never three of any characters.
  package static func folded(_ expression: String) -> String {
    var scalars: [UInt32] = []
    // Between \Q and \E a backslash is itself, so that nothing can be escaped there.
    let hasQuoting = expression.unicodeScalars.contains("\\Q".unicodeScalars)
    for scalar in expression.unicodeScalars {
      let fold = hasQuoting ? nil : Fold.byCharacter[scalar.value]
      append(scalar.value, as: fold, to: &scalars)
    }
    CanonicalDecomposition.reorder(&scalars)
    var folded = String.UnicodeScalarView()
    for piece in CanonicalComposition.composed(scalars.map { .init(value: $0, range: 0..<0) }) {
      if let scalar = Unicode.Scalar(piece.value) { folded.append(scalar) }
    }
    return String(folded)
  }

  private static func append(_ scalar: UInt32, as fold: Fold?, to scalars: inout [UInt32]) {
    guard let fold else { return CanonicalDecomposition.append(scalar, to: &scalars) }
    for plain in fold.plain.unicodeScalars {
      let isEscaped = scalars.reversed().prefix { $0 == 0x5C }.count % 2 == 1
      if !isEscaped, !plain.properties.isAlphabetic { scalars.append(0x5C) }
      scalars.append(plain.value)
    }
  }
}
