extension Mutation {
  /// Words in the middle left out at a mark; none that the sense hangs on.
  static let elided = Mutation("elided") { specimen, random in
    guard specimen.words.count >= 7 else { return nil }
    let start = 3 + random.below(specimen.words.count - 6)
    let end = start + 1 + random.below(specimen.words.count - 3 - start)
    let gone = specimen.words[start..<end].joined(separator: " ")
    let (head, tail) = (specimen.words[..<start], specimen.words[end...])
    guard !mayDeny(gone), hasThreeWords(head), hasThreeWords(tail), !opensBracket(specimen.text)
    else { return nil }
    let mark = ["…", "...", "[…]", "[...]", ". . ."][random.below(5)]
    return head.joined(separator: " ") + " " + mark + " " + tail.joined(separator: " ")
  }

  /// The first letter of a plain word in the other case, in brackets.
  static let bracketedFirstLetter = Mutation("bracketed-first-letter") { specimen, _ in
    guard let flipped = flippedFirst(specimen.words[0]) else { return nil }
    let rest = specimen.text.unicodeScalars.dropFirst()
    return "[\(flipped)]" + String(rest)
  }

  /// The same without brackets.
  static let changedFirstLetter = Mutation("changed-first-letter") { specimen, _ in
    guard !specimen.startsInCode, let flipped = flippedFirst(specimen.words[0]) else { return nil }
    return String(flipped) + String(specimen.text.unicodeScalars.dropFirst())
  }

  /// Another final mark, or none.
  static let finalPunctuation = Mutation("final-punctuation") { specimen, random in
    let text = specimen.text
    guard text.hasSuffix("."), !text.hasSuffix("..") else { return nil }
    return String(text.dropLast()) + ["", ",", ";", ":"][random.below(4)]
  }

  private static func flippedFirst(_ word: String) -> Unicode.Scalar? {
    let scalars = Array(word.unicodeScalars)
    guard scalars.count > 1, isLetter(scalars[0]),
      scalars.dropFirst().allSatisfy({ ("a"..."z").contains($0) })
    else { return nil }
    return Unicode.Scalar(scalars[0].value ^ 0x20)
  }

  private static func hasThreeWords(_ words: ArraySlice<String>) -> Bool {
    words.count { $0.unicodeScalars.contains(where: isLetter) } >= 3
  }

  private static func opensBracket(_ text: String) -> Bool {
    text.utf8.contains { [0x5B, 0x5D, 0x28].contains($0) } || text.contains("...")
  }

  /// Whether words may deny or limit, seen coarsely.
  static func mayDeny(_ text: String) -> Bool {
    let plain = text.unicodeScalars.map { isLetter($0) ? Character($0) : " " }
    let words = String(plain).lowercased().split(separator: " ").map(String.init)
    return words.contains { denials.contains($0) || $0.hasPrefix("no") || $0 == "t" }
  }

  private static let denials: Set<String> = [
    "not", "never", "no", "only", "unless", "except", "excepting", "excluding", "without",
    "neither", "nor", "none", "cannot", "nothing", "nobody", "nowhere", "hardly", "rarely",
    "seldom", "barely", "scarcely",
  ]
}
