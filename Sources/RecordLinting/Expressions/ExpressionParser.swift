/// Reads a regular expression in PCRE's syntax, roughly: what it does not know counts as unknown,
/// and an expression that is none gives whatever was read; PCRE itself says what is wrong with it.
struct ExpressionParser {
  var text: [Unicode.Scalar]
  var position = 0
  private var depth = 0

  /// No groups nest deeper; PCRE is asked to refuse them too.
  private static let deepest = 64

  init(_ expression: String) { text = Array(expression.unicodeScalars) }

  /// The whole expression.
  mutating func expression() -> Expression {
    var parts: [Expression] = []
    while position < text.count {
      parts.append(choice())
      // A parenthesis that closes nothing.
      if position < text.count { position += 1 }
    }
    return .sequence(parts)
  }

  /// Branches up to a closing parenthesis or the end.
  mutating func choice() -> Expression {
    var branches: [Expression] = []
    var branch: [Expression] = []
    while let scalar = peek, scalar != ")" {
      if scalar == "|" {
        position += 1
        branches.append(.sequence(branch))
        branch = []
      } else {
        branch.append(repeatedAtom())
      }
    }
    guard !branches.isEmpty else { return .sequence(branch) }
    return .choice(branches + [.sequence(branch)])
  }

  private mutating func repeatedAtom() -> Expression {
    let start = position
    let part = atom()
    guard let bounds = quantifier() else { return part }
    let turns = Expression.Repeat(
      part: part, least: bounds.least, most: bounds.most, range: start..<position)
    return bounds.isPossessive ? .atomic(.repeated(turns)) : .repeated(turns)
  }

  private mutating func atom() -> Expression {
    guard let scalar = next() else { return .empty }
    switch scalar {
    case "(": return group()
    case "[": return .scalar(scalarClass())
    case "\\": return escape()
    case ".": return .scalar(ScalarSet.lineEnds.complement)
    case "^", "$": return .empty
    default: return .scalar(ScalarSet(scalar))
    }
  }

  private mutating func group() -> Expression {
    guard depth < Self.deepest else {
      position = text.count
      return .unknown
    }
    depth += 1
    defer { depth -= 1 }
    let opening = groupOpening()
    if opening == .whole { return .empty }
    let content = choice()
    if peek == ")" { position += 1 }
    switch opening {
    case .lookaround: return .lookaround(content)
    case .atomic: return .atomic(content)
    case .unknown: return .unknown
    case .plain, .whole: return content
    }
  }

  var peek: Unicode.Scalar? { position < text.count ? text[position] : nil }

  mutating func next() -> Unicode.Scalar? {
    guard let scalar = peek else { return nil }
    position += 1
    return scalar
  }

  /// Steps over the words if they come next.
  mutating func take(_ words: String) -> Bool {
    let scalars = Array(words.unicodeScalars)
    guard text[position...].starts(with: scalars) else { return false }
    position += scalars.count
    return true
  }

  /// Steps behind the next `end`, or to the end of the text.
  mutating func skip(past end: Unicode.Scalar) {
    position = text[position...].firstIndex(of: end).map { $0 + 1 } ?? text.count
  }
}
