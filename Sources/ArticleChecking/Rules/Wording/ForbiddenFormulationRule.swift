import FactModel

/// Words that the workspace does not want asserted.
struct ForbiddenFormulationRule: FindingRule {
  let name = "forbidden-formulation"
  let summary = "A sentence asserts words that the workspace forbids."
  let severity = Severity.error
  let failing = "The platform enforces 3 KB."
  let passing = "It is wrong to say that \"the platform enforces 3 KB\"."

  /// How many words an ellipsis stands for at most.
  private static let longestGap = 6

  func findings(in examination: Examination, of series: SeriesExamination) -> [Finding] {
    examination.context.options.forbidden.flatMap { formulation -> [Finding] in
      let phrase = words(of: formulation.phrase)
      let exceptions = formulation.exceptions.map { words(of: $0).flatMap(\.self) }
      guard !phrase.isEmpty else { return [] }
      return examination.sentences.compactMap { sentence in
        guard let range = match(phrase, in: sentence),
          sentence.firstIndex(of: exceptions.filter { !$0.isEmpty }) == nil
        else { return nil }
        let low = sentence.words[range.lowerBound].range.lowerBound
        let high = sentence.words[range.upperBound - 1].range.upperBound
        return examination.finding(
          self, at: low..<high, in: sentence.block,
          "'\(formulation.phrase)' is not to be asserted: \(formulation.reason)")
      }
    }
  }

  /// The phrase's stretches of words between its ellipses.
  private func words(of phrase: String) -> [[String]] {
    phrase.loweredASCIIWords
  }

  private func match(_ phrase: [[String]], in sentence: ExaminedSentence) -> Range<Int>? {
    sentence.words.indices.lazy.compactMap { start in
      end(of: phrase, in: sentence, from: start).map { start..<$0 }
    }
    .first
  }

  private func end(
    of phrase: [[String]], in sentence: ExaminedSentence, from start: Int
  ) -> Int? {
    guard let first = phrase.first, sentence.has(first, at: start) else { return nil }
    var end = start + first.count
    for piece in phrase.dropFirst() {
      guard let next = (end...(end + Self.longestGap)).first(where: { sentence.has(piece, at: $0) })
      else { return nil }
      end = next + piece.count
    }
    return end
  }
}

extension String {
  /// The words between ellipses.
  fileprivate var loweredASCIIWords: [[String]] {
    let pieces = Array(utf8).split(pieceMark: Array("…".utf8))
    return pieces.map { piece in Word.words(in: piece, 0..<piece.count).map(\.text) }
      .filter { !$0.isEmpty }
  }
}

extension [UInt8] {
  fileprivate func split(pieceMark: [UInt8]) -> [[UInt8]] {
    var rest = self
    var pieces: [[UInt8]] = []
    while let range = rest.firstRange(of: pieceMark) {
      pieces.append(Array(rest[..<range.lowerBound]))
      rest = Array(rest[range.upperBound...])
    }
    return pieces + [rest]
  }
}
