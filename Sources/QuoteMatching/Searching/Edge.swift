/// An end of a stretch of text: the characters on both sides of it, the nearest first.
struct Edge {
  let inside: [UInt32]
  let outside: [UInt32]

  /// Whether the stretch begins within a word or a number.
  var cutsAtStart: Bool {
    guard let first = inside.first, let before = outside.first else { return false }
    if WordCharacter.isMark(first) { return before != 0x20 }
    return joinsWord || splitsNumber(signs: true) || startsWithJoiner
  }

  /// Whether the stretch ends within a word or a number.
  var cutsAtEnd: Bool {
    guard inside.first != nil, let next = outside.first else { return false }
    return WordCharacter.isMark(next) || joinsWord || splitsNumber(signs: false) || endsWithJoiner
  }

  /// Letters on both sides, or an apostrophe or a hyphen that joins two.
  private var joinsWord: Bool {
    let near = inside[0]
    guard WordCharacter.isPart(near) else { return false }
    if WordCharacter.isPart(outside[0]) {
      return !(WordCharacter.isUnspaced(near) && WordCharacter.isUnspaced(outside[0]))
    }
    guard outside.count > 1, WordCharacter.isPart(outside[1]) else { return false }
    return outside[0] == Self.apostrophe || outside[0] == Self.hyphen
  }

  /// A sign, a decimal mark, a group mark or a unit glued to a number.
  private func splitsNumber(signs: Bool) -> Bool {
    guard WordCharacter.isDigit(inside[0]) else { return false }
    let second = outside.count > 1 ? outside[1] : nil
    if Self.innerMarks.contains(outside[0]), WordCharacter.isDigit(second) { return true }
    if outside[0] == 0x20 { return splitsGroup(signs: signs) || (!signs && isUnit(second)) }
    if signs, outside[0] == Self.hyphen { return second != Self.hyphen }
    return signs
      ? Self.prefixes.contains(outside[0]) || outside[0] == Self.innerMarks[0]
      : isUnit(outside[0]) || outside[0] == 0x5E
  }

  private func isUnit(_ scalar: UInt32?) -> Bool { scalar.map(Self.units.contains) ?? false }

  /// A space between groups of digits, as in `1 000`: the right one has exactly three digits, the
  /// left one at most three.
  private func splitsGroup(signs: Bool) -> Bool {
    let outer = digits(outside.dropFirst())
    let inner = digits(inside[...])
    guard outer > 0 else { return false }
    return signs ? inner == 3 && outer <= 3 : outer == 3 && inner <= 3
  }

  private func digits(_ scalars: ArraySlice<UInt32>) -> Int {
    scalars.prefix(while: WordCharacter.isDigit).count
  }

  /// The stretch begins with a mark that joins the word before it to what follows.
  private var startsWithJoiner: Bool {
    guard Self.joiners.contains(inside[0]), inside.count > 1 else { return false }
    return WordCharacter.isPart(outside[0]) && WordCharacter.isPart(inside[1])
  }

  /// The stretch ends with a mark that goes on into a word, or within an ellipsis.
  private var endsWithJoiner: Bool {
    if inside[0] == 0x2E, outside[0] == 0x2E { return inside.count < 2 || inside[1] != 0x2E }
    guard Self.joiners.contains(inside[0]), inside.count > 1 else { return false }
    return WordCharacter.isPart(outside[0]) && WordCharacter.isPart(inside[1])
  }

  private static let apostrophe: UInt32 = 0x27
  private static let hyphen: UInt32 = 0x2D
  /// `.` `,` `/` `:` between digits.
  private static let innerMarks: [UInt32] = [0x2E, 0x2C, 0x2F, 0x3A]
  /// `'` `-` `.` `,` `:` `;` `/`
  private static let joiners: [UInt32] = [0x27, 0x2D, 0x2E, 0x2C, 0x3A, 0x3B, 0x2F]
  /// `±` `≤` `≥` `<` `>` `≈` `~` `^`
  private static let prefixes: [UInt32] = [0xB1, 0x2264, 0x2265, 0x3C, 0x3E, 0x2248, 0x7E, 0x5E]
  /// `%` `‰` `°`
  private static let units: [UInt32] = [0x25, 0x2030, 0xB0]
}
