/// Says what changed between two versions of a sentence.
struct SentenceClassifier {
  private let old: [WordToken]
  private let new: [WordToken]
  let comparison: WordComparison

  init(from before: String, to after: String) {
    old = WordSplitter.tokens(of: before)
    new = WordSplitter.tokens(of: after)
    comparison = WordComparison(from: old, to: new)
  }

  /// Every class that applies, the weightiest first; never empty.
  var classes: [SentenceClass] {
    let changed = comparison.hunks.flatMap { $0.removed + $0.added }
    // `==` on strings takes other encodings of the same characters for equal, as readers do.
    guard old.map(\.text) != new.map(\.text) else { return [.markup] }
    guard changed.contains(where: { $0.kind != .punctuation }) else { return [.punctuation] }
    let found = meaningful
    return found.isEmpty ? [.reworded] : found
  }

  private var meaningful: [SentenceClass] {
    var classes: [SentenceClass] = []
    if old.compactMap(\.number) != new.compactMap(\.number) { classes.append(.number) }
    if differs(\.negation) { classes.append(.negation) }
    if differs(\.requirement) { classes.append(.requirement) }
    if names(old) != names(new) { classes.append(.identifier) }
    return classes
  }

  /// Whether some hunk holds other senses before and after; a word that moves is in two hunks.
  private func differs(_ sense: (WordToken) -> String?) -> Bool {
    comparison.hunks.contains {
      $0.removed.compactMap(sense).sorted() != $0.added.compactMap(sense).sorted()
    }
  }

  private func names(_ tokens: [WordToken]) -> [ByteText] {
    tokens.filter { $0.kind == .identifier }.map { ByteText($0.text) }
  }
}

extension WordToken {
  private var folded: String {
    String(text.lowercased().map { $0 == "\u{2019}" ? "'" : $0 })
  }

  /// The number's spelling; its value where it is spelled out.
  fileprivate var number: String? {
    switch kind {
    case .number: text
    case .word: numberWords[folded]
    default: nil
    }
  }

  fileprivate var negation: String? {
    guard kind == .word else { return nil }
    let folded = folded
    return folded.hasSuffix("n't") ? "not" : negationWords[folded]
  }

  fileprivate var requirement: String? {
    kind == .word ? requirementWords[folded] : nil
  }
}
