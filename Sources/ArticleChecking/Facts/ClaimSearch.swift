import ArticleReading
import FactModel
import PageReading

/// Finds the recorded claims that a sentence is about, by the names and terms they list.
struct ClaimSearch {
  let examination: Examination

  /// The claims about what a sentence, or else its paragraph, names.
  func claims(about sentence: ExaminedSentence) -> [Claim] {
    let own = claims { matches($0, [sentence]) }
    guard own.isEmpty else { return own }
    let paragraph = Array(examination.sentences(inBlock: sentence.block))
    return claims { matches($0, paragraph) }
  }

  /// The claims about what any sentence of the article names.
  var claimsAboutArticle: [Claim] { claims { matches($0, examination.sentences) } }

  /// The claims about what the sentence itself names.
  func claims(named sentence: ExaminedSentence) -> [Claim] { claims { matches($0, [sentence]) } }

  private func claims(_ isAbout: (String) -> Bool) -> [Claim] {
    examination.context.facts.claims.filter { $0.about.contains(where: isAbout) }
  }

  /// Whether a symbol or a term stands in one of the sentences.
  private func matches(_ term: String, _ sentences: [ExaminedSentence]) -> Bool {
    let words = Word.words(in: Array(term.utf8), 0..<term.utf8.count).map(\.text)
    return sentences.contains { sentence in
      sentence.mentions.contains { Self.isSame($0.name, term) }
        || !words.isEmpty && sentence.firstIndex(of: [words]) != nil
    }
  }

  /// Whether two names are one symbol's, as far as both say: `userInfo`, `NSUserActivity.userInfo`.
  static func isSame(_ left: String, _ right: String) -> Bool {
    left == right || left.hasSuffix("." + right) || right.hasSuffix("." + left)
  }
}
