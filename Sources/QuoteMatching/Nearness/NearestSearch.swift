/// Finds the stretch of a page that is closest to a quotation, in bounded time.
struct NearestSearch {
  let page: QuotablePage
  let quote: [WordToken]

  /// A stretch of a page's words.
  private struct Candidate {
    var form: TextForm
    var words: [WordToken]
    var shared: Int
  }

  /// What was found: the words and how they align.
  struct Found {
    var form: TextForm
    var words: [WordToken]
    var alignment: WordAlignment
  }

  private static let longestQuote = 200
  private static let stretch = 600
  private static let overlap = 200
  private static let tried = 3

  init(_ quotation: Quotation, _ page: QuotablePage) {
    self.page = page
    let text = quotation.readings.last?.prose.bytes ?? []
    quote = Array(WordToken.tokens(of: text, text.indices).prefix(Self.longestQuote))
  }

  /// The closest stretch, if at most six of ten words would have to change.
  func found() -> Found? {
    let best = candidates().map {
      Found(form: $0.form, words: $0.words, alignment: WordAlignment(page: $0.words, quote: quote))
    }.min { $0.alignment.cost < $1.alignment.cost }
    guard let best, best.alignment.cost * 10 <= quote.count * WordToken.different * 6 else {
      return nil
    }
    return best
  }

  private func candidates() -> [Candidate] {
    let cores = Set(quote.map(\.core))
    var best: [Candidate] = []
    for form in TextForm.allCases {
      let text = page.normal(form).bytes
      for block in text.split(separator: 0) {
        for words in stretches(of: WordToken.tokens(of: text, block.indices)) {
          let shared = Set(words.map(\.core)).intersection(cores).count
          guard shared > 0, best.count < Self.tried || shared > best[best.count - 1].shared else {
            continue
          }
          insert(Candidate(form: form, words: words, shared: shared), into: &best)
        }
      }
    }
    return best
  }

  private func insert(_ candidate: Candidate, into best: inout [Candidate]) {
    let index = best.firstIndex { $0.shared < candidate.shared } ?? best.count
    best.insert(candidate, at: index)
    if best.count > Self.tried { best.removeLast() }
  }

  private func stretches(of words: [WordToken]) -> [[WordToken]] {
    guard words.count > Self.stretch else { return words.isEmpty ? [] : [words] }
    return stride(from: 0, to: words.count - Self.overlap, by: Self.stretch - Self.overlap).map {
      Array(words[$0..<min(words.count, $0 + Self.stretch)])
    }
  }
}
