extension Mutation {
  static let noBreakSpace = spaced("no-break-space", "\u{A0}")
  static let hardWrapped = spaced("hard-wrapped", "\n")
  static let doubleSpaced = spaced("double-spaced", "  ")

  /// A long word with a soft hyphen in it.
  static let softHyphenated = Mutation("soft-hyphenated") { specimen, random in
    let long = specimen.words.indices.filter { specimen.words[$0].utf8.count > 7 }
    guard let index = random.element(of: long) else { return nil }
    let word = specimen.words[index].unicodeScalars
    let letters = word.indices.filter { isLetter(word[$0]) }.dropFirst()
    guard let place = letters.first(where: { isLetter(word[word.index(before: $0)]) }) else {
      return nil
    }
    var words = specimen.words
    words[index] = String(word[..<place]) + "\u{AD}" + String(word[place...])
    return words.joined(separator: " ")
  }

  private static func spaced(_ name: String, _ space: String) -> Mutation {
    Mutation(name) { specimen, random in
      let place = 1 + random.below(specimen.words.count - 1)
      return specimen.words[..<place].joined(separator: " ") + space
        + specimen.words[place...].joined(separator: " ")
    }
  }

  static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }
}
