extension ExpressionParser {
  /// Reads a class behind its opening bracket.
  mutating func scalarClass() -> ScalarSet {
    let isNegated = take("^")
    var set = ScalarSet()
    var isFirst = true
    while let scalar = peek, scalar != "]" || isFirst {
      isFirst = false
      position += 1
      set.formUnion(member(scalar))
    }
    if peek == "]" { position += 1 }
    return isNegated ? set.complement : set
  }

  /// A member of a class: a named set, a range or a scalar.
  private mutating func member(_ scalar: Unicode.Scalar) -> ScalarSet {
    if scalar == "[", peek == ":" { return namedClass() }
    var first = scalar
    if scalar == "\\" {
      guard let escaped = next() else { return ScalarSet(scalar) }
      if let set = Self.classes[escaped] { return set }
      if escaped == "p" || escaped == "P" {
        _ = character(escaped)
        return .all
      }
      first = escaped == "b" ? "\u{08}" : character(escaped)
    }
    guard let last = rangeEnd() else { return ScalarSet(first) }
    return range(first, last)
  }

  /// The scalar behind a hyphen, where the hyphen makes a range.
  private mutating func rangeEnd() -> Unicode.Scalar? {
    guard peek == "-", position + 1 < text.count, text[position + 1] != "]" else { return nil }
    position += 1
    guard let scalar = next() else { return nil }
    guard scalar == "\\" else { return scalar }
    return next().map { character($0) }
  }

  private func range(_ first: Unicode.Scalar, _ last: Unicode.Scalar) -> ScalarSet {
    guard first <= last else { return ScalarSet(first) }
    let range = first.value...last.value
    var set = ScalarSet()
    for value in range.prefix(128) {
      set.formUnion(Unicode.Scalar(value).map(ScalarSet.init) ?? set)
    }
    return set
  }

  /// `[:alpha:]` and the like; what is not known of them counts as everything.
  private mutating func namedClass() -> ScalarSet {
    let name = text[position...].dropFirst().prefix { $0 != ":" }
    skip(past: "]")
    switch String(String.UnicodeScalarView(name)) {
    case "alpha", "lower", "upper": return .letters
    case "digit": return .digits
    case "alnum", "word": return .words
    case "space": return .spaces
    case "blank": return .blanks
    default: return .all
    }
  }
}
