extension ExpressionParser {
  /// What a parenthesis opens.
  enum Opening {
    /// A group that is gone back into.
    case plain
    /// A group that matches nothing by itself.
    case lookaround
    case atomic
    /// A group whose content is not what it matches: a condition, a recursion.
    case unknown
    /// Something that is over already: a comment, an option, a verb.
    case whole
  }

  /// Reads what stands behind an opening parenthesis.
  mutating func groupOpening() -> Opening {
    if take("*") || take("?#") {
      skip(past: ")")
      return .whole
    }
    guard take("?") else { return .plain }
    for look in ["=", "!", "<=", "<!"] where take(look) { return .lookaround }
    if take(">") { return .atomic }
    if take(":") || take("|") { return .plain }
    if take("P<") || take("<") {
      skip(past: ">")
      return .plain
    }
    if take("'") {
      skip(past: "'")
      return .plain
    }
    return optionsOrReference()
  }

  /// `(?i)`, `(?i:…)`, `(?R)`, `(?1)`, `(?(1)…)`.
  private mutating func optionsOrReference() -> Opening {
    let start = position
    while let scalar = peek, "imsxnUJ^-".unicodeScalars.contains(scalar) { position += 1 }
    if take(":") { return .plain }
    if position > start, take(")") { return .whole }
    return .unknown
  }

  /// `*`, `+?`, `{2,5}+`; `nil` where no quantifier comes next.
  mutating func quantifier() -> (least: Int, most: Int?, isPossessive: Bool)? {
    guard let bounds = bounds() else { return nil }
    let isPossessive = take("+")
    if !isPossessive { _ = take("?") }
    return (bounds.least, bounds.most, isPossessive)
  }

  private mutating func bounds() -> (least: Int, most: Int?)? {
    if take("*") { return (0, nil) }
    if take("+") { return (1, nil) }
    if take("?") { return (0, 1) }
    let start = position
    guard take("{") else { return nil }
    let least = number()
    let isRange = take(",")
    let most = isRange ? number() : least
    guard take("}"), least != nil || most != nil else {
      position = start
      return nil
    }
    return (least ?? 0, most)
  }

  private mutating func number() -> Int? {
    let digits = text[position...].prefix { ("0"..."9").contains($0) }
    position += digits.count
    guard !digits.isEmpty else { return nil }
    return digits.prefix(6).reduce(0) { $0 * 10 + Int($1.value) - 0x30 }
  }
}
