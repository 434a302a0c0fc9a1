extension Mutation {
  /// A word of the page in another's place.
  static let wordReplaced = Mutation("word-replaced") { specimen, random in
    guard let other = random.element(of: specimen.vocabulary) else { return nil }
    var words = specimen.words
    words[random.below(words.count)] = other
    return words.joined(separator: " ")
  }

  static let wordsExchanged = Mutation("words-exchanged") { specimen, random in
    var words = specimen.words
    words.swapAt(random.below(words.count), random.below(words.count))
    return words.joined(separator: " ")
  }

  static let wordDropped = Mutation("word-dropped") { specimen, random in
    var words = specimen.words
    words.remove(at: 1 + random.below(words.count - 2))
    return words.joined(separator: " ")
  }

  static let wordAdded = Mutation("word-added") { specimen, random in
    guard let other = random.element(of: specimen.vocabulary) else { return nil }
    var words = specimen.words
    words.insert(other, at: 1 + random.below(words.count - 1))
    return words.joined(separator: " ")
  }

  /// An item of a list and the next run together.
  static let itemsJoined = Mutation("items-joined") { specimen, _ in
    specimen.nextItem.map { specimen.text + " " + $0 }
  }

  /// The pieces of an elided quotation in the wrong order.
  static let piecesReordered = Mutation("pieces-reordered") { specimen, random in
    guard specimen.words.count >= 6 else { return nil }
    let place = 3 + random.below(specimen.words.count - 5)
    return specimen.words[place...].joined(separator: " ") + " … "
      + specimen.words[..<place].joined(separator: " ")
  }

  /// An elided quotation with another word in one of its pieces.
  static let elidedWordReplaced = Mutation("elided-word-replaced") { specimen, random in
    guard specimen.words.count >= 8, let other = random.element(of: specimen.vocabulary) else {
      return nil
    }
    var words = specimen.words
    let index = random.below(words.count)
    guard core(words[index]) != core(other) else { return nil }
    words[index] = other
    let place = 3 + random.below(words.count - 6)
    return words[..<place].joined(separator: " ") + " … "
      + words[place...].joined(separator: " ")
  }

  /// A word's letters and digits, the case left aside: what makes it another word.
  private static func core(_ word: String) -> String {
    word.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
