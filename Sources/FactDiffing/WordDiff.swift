/// Two texts as runs of words kept, removed and added.
package struct WordDiff: Hashable, Codable, Sendable {
  /// The runs in order; in a place that has both, removed stands before added.
  package var runs: [Run]

  /// Neighbouring words with one fate.
  package struct Run: Hashable, Codable, Sendable {
    /// What became of the words.
    package var fate: Fate
    /// The words, white space folded to single spaces.
    package var text: String
    /// Whether a space stands before the first of them.
    package var isSpaced: Bool
  }

  /// What became of a word.
  package enum Fate: String, Codable, Sendable {
    /// In both texts.
    case kept
    /// In the former only.
    case removed
    /// In the latter only.
    case added
  }

  /// Compares two texts word by word, linear in time for hostile ones.
  package init(from before: String, to after: String) {
    self.init(WordComparison(from: before, to: after))
  }

  init(_ comparison: WordComparison) {
    runs = comparison.steps.flatMap { step -> [Run] in
      switch step {
      case .kept(let tokens): [Run(.kept, tokens)].compactMap { $0 }
      case .replaced(let hunk):
        [Run(.removed, hunk.removed), Run(.added, hunk.added)].compactMap { $0 }
      }
    }
  }

  /// Whether both texts have the same words and marks.
  package var isEmpty: Bool { runs.allSatisfy { $0.fate == .kept } }
}

extension WordDiff.Run {
  fileprivate init?(_ fate: WordDiff.Fate, _ tokens: [WordToken]) {
    guard let first = tokens.first else { return nil }
    self.init(fate: fate, text: joined(tokens), isSpaced: first.isSpaced)
  }
}

/// The tokens with a space where white space stood between them.
func joined(_ tokens: some Collection<WordToken>) -> String {
  var text = tokens.first?.text ?? ""
  for token in tokens.dropFirst() { text += (token.isSpaced ? " " : "") + token.text }
  return text
}
