import FactModel

/// A sentence denies something of everyone, which no search can show.
struct UniversalNegativeRule: FindingRule {
  let name = "universal-negative"
  let summary = "A sentence denies something of everyone, which no search can show."
  let severity = Severity.warning
  let failing = "Nobody has published a measurement of `NSUserActivity.userInfo`."
  let passing = "We found nobody who has published a measurement of `NSUserActivity.userInfo`."

  func findings(in examination: Examination, of series: SeriesExamination) -> [Finding] {
    guard examination.isAboutWatchedPages else { return [] }
    return examination.sentences.compactMap { sentence in
      if let range = denial(in: sentence) {
        return finding(
          range, sentence, "says that nobody did; say where it was looked for, and when", severity,
          examination)
      }
      guard let range = onlyness(in: sentence) else { return nil }
      return finding(
        range, sentence, "says that this is all there is; only what was read shows that", .note,
        examination)
    }
  }

  private func finding(
    _ words: Range<Int>, _ sentence: ExaminedSentence, _ message: String, _ severity: Severity,
    _ examination: Examination
  ) -> Finding {
    let low = sentence.words[words.lowerBound].range.lowerBound
    let high = sentence.words[words.upperBound - 1].range.upperBound
    return examination.finding(
      self, at: low..<high, in: sentence.block, message, severity: severity)
  }

  /// `nobody has published`, without words that say what was looked at.
  private func denial(in sentence: ExaminedSentence) -> Range<Int>? {
    guard let start = sentence.firstIndex(of: NegativeGrammar.everyone),
      sentence.firstIndex(of: NegativeGrammar.limits) == nil
    else { return nil }
    let verb = sentence.words[start.index...].prefix(5).firstIndex {
      NegativeGrammar.publicVerbs.contains($0.text)
    }
    return verb.map { start.index..<($0 + 1) }
  }

  /// `the only size Apple has published`.
  private func onlyness(in sentence: ExaminedSentence) -> Range<Int>? {
    guard let only = sentence.firstIndex(of: [["the", "only"]]) else { return nil }
    let rest = sentence.words[only.index...].prefix(8)
    guard let maker = rest.firstIndex(where: { $0.text == "apple" }) else { return nil }
    let verb = sentence.words[maker...].prefix(3).firstIndex {
      NegativeGrammar.publicVerbs.contains($0.text)
    }
    return verb.map { only.index..<($0 + 1) }
  }
}
