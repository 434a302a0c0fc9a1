/// Words of a sentence and the words that stand in their place now.
package struct Replacement: Hashable, Codable, Sendable {
  /// The former words.
  package var before: String
  /// The present words.
  package var after: String
}

extension Change {
  /// The words replaced, in order; where words only came or went, with the words they belong to, so
  /// that `Apple Widget Manager` → `Apple Widget` is shown and not the loss of `Manager`.
  package var replacements: [Replacement] {
    guard let before, let after else { return [] }
    var context: [WordToken] = []
    return WordComparison(from: before, to: after).steps.compactMap { step in
      switch step {
      case .kept(let tokens):
        context = tokens
        return nil
      case .replaced(let hunk):
        let lead = hunk.isOneSided ? hunk.lead(in: context) : []
        return Replacement(
          before: joined(lead + hunk.removed), after: joined(lead + hunk.added))
      }
    }
  }
}

extension WordComparison.Hunk {
  fileprivate var isOneSided: Bool { removed.isEmpty || added.isEmpty }

  /// The last word before the hunk; the whole name where the hunk and it are capitalized.
  fileprivate func lead(in context: [WordToken]) -> [WordToken] {
    guard let first = (removed + added).first, first.isCapitalized,
      context.last?.isCapitalized == true
    else { return context.suffix(1) }
    return context.reversed().prefix(4).prefix { $0.isCapitalized }.reversed()
  }
}

extension WordToken {
  fileprivate var isCapitalized: Bool {
    text.unicodeScalars.first?.properties.isUppercase == true
  }
}
