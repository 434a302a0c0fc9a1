extension Mutation {
  /// A denial where the page has none.
  static let negationIn = Mutation("negation-in") { specimen, random in
    let verbs = ["is", "are", "can", "must", "does", "will", "may", "should", "was", "has", "do"]
    let places = specimen.words.indices.filter { verbs.contains(specimen.words[$0]) }
    guard let place = random.element(of: places) else { return nil }
    var words = specimen.words
    words.insert("not", at: place + 1)
    return words.joined(separator: " ")
  }

  /// A denial of the page left out.
  static let negationOut = Mutation("negation-out") { specimen, random in
    let places = specimen.words.indices.filter { denial(specimen.words[$0]) != nil }
    guard let place = random.element(of: places), let rest = denial(specimen.words[place]) else {
      return nil
    }
    var words = specimen.words
    words.replaceSubrange(place...place, with: rest.isEmpty ? [] : [rest])
    return words.joined(separator: " ")
  }

  /// What may for what must.
  static let modalSwapped = Mutation("modal-swapped") { specimen, random in
    let swaps = [
      "must": "may", "may": "must", "can": "must", "should": "must", "will": "may", "might": "must",
      "always": "sometimes", "all": "some", "before": "after", "after": "before",
    ]
    let places = specimen.words.indices.filter { swaps[specimen.words[$0]] != nil }
    guard let place = random.element(of: places), let other = swaps[specimen.words[place]] else {
      return nil
    }
    var words = specimen.words
    words[place] = other
    return words.joined(separator: " ")
  }

  /// A denial left out at a mark.
  static let negationElided = Mutation("negation-elided") { specimen, random in
    let places = specimen.words.indices.filter {
      $0 >= 3 && $0 + 3 < specimen.words.count && denial(specimen.words[$0]) != nil
    }
    guard let place = random.element(of: places) else { return nil }
    return specimen.words[..<place].joined(separator: " ") + " … "
      + specimen.words[(place + 1)...].joined(separator: " ")
  }

  /// A denial brought in by a bracket.
  static let bracketDenies = Mutation("bracket-denies") { specimen, random in
    guard specimen.words.count >= 6 else { return nil }
    let place = 3 + random.below(specimen.words.count - 5)
    return specimen.words[..<place].joined(separator: " ") + " [never] "
      + specimen.words[place...].joined(separator: " ")
  }

  /// What is left of a word without its denial; `nil` where it denies nothing.
  private static func denial(_ word: String) -> String? {
    if ["not", "never", "no", "only", "cannot"].contains(word) { return "" }
    for ending in ["n't", "n\u{2019}t"] where word.hasSuffix(ending) {
      return String(word.unicodeScalars.dropLast(3))
    }
    return nil
  }
}
