import ArticleReading
import FactModel

/// A part of the series is referred to that is not there, or that lacks what is said to be in it.
struct DanglingPartRule: FindingRule {
  let name = "dangling-part"
  let summary = "A part of the series is referred to that is not there or lacks what is named."
  let severity = Severity.warning
  let failing = "The kite gate from part 7 is closed."
  let passing = "The kite gate from part 1 is closed."

  private static let numbers = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
  ]

  func findings(in examination: Examination, of series: SeriesExamination) -> [Finding] {
    let parts = examination.context.options.series
    guard !parts.isEmpty else { return [] }
    return examination.sentences.flatMap { sentence in
      sentence.words.indices.dropLast().flatMap { index -> [Finding] in
        guard sentence.words[index].text == "part",
          let number = number(sentence.words[index + 1].text)
        else { return [] }
        guard let part = parts.first(where: { $0.number == number }) else {
          return [finding(index, sentence, "the series has no part \(number)", examination)]
        }
        return missing(before: index, sentence, part, series).map {
          finding(index, sentence, "part \(number) has no '\($0)'", examination)
        }
      }
    }
  }

  private func number(_ word: String) -> Int? {
    Int(word) ?? Self.numbers.firstIndex(of: word).map { $0 + 1 }
  }

  private func finding(
    _ index: Int, _ sentence: ExaminedSentence, _ message: String, _ examination: Examination
  ) -> Finding {
    let words = sentence.words
    return examination.finding(
      self, at: words[index].range.lowerBound..<words[index + 1].range.upperBound,
      in: sentence.block, message)
  }

  /// The things in `the A and the B from part N` whose noun does not stand in that part.
  private func missing(
    before index: Int, _ sentence: ExaminedSentence, _ part: SeriesPart,
    _ series: SeriesExamination
  ) -> [String] {
    let words = sentence.words.map(\.text)
    guard index > 0, words[index - 1] == "from",
      let article = series.articles.first(where: { $0.article.path == part.path })
    else { return [] }
    let phrase = words[max(0, index - 8)..<(index - 1)]
    guard let start = phrase.firstIndex(of: "the") else { return [] }
    let stems = article.stems
    return phrase[start...].split(separator: "and").compactMap { thing in
      guard thing.first == "the", let noun = thing.last, thing.count > 1,
        !stems.contains(Topic.stem(noun))
      else { return nil }
      return thing.dropFirst().joined(separator: " ")
    }
  }
}
