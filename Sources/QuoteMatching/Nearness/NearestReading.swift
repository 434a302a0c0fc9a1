/// Words what stands closest to a quotation: the sentence, the word diff, the numbers that differ.
struct NearestReading {
  let page: QuotablePage
  let quote: [WordToken]
  let found: NearestSearch.Found

  /// The sentence in the page's rendered text.
  var range: Range<Int>? {
    let indices = found.alignment.steps.compactMap(\.page)
    guard let first = indices.first, let last = indices.last else { return nil }
    let words = found.words[first].range.lowerBound..<found.words[last].range.upperBound
    guard let rendered = page.normal(found.form).origin(of: words) else { return nil }
    return SentenceContext(page: page).sentence(around: rendered)
  }

  var nearest: Nearest? {
    guard let range else { return nil }
    let (line, column) = page.position(of: page.source(of: range).lowerBound)
    return Nearest(
      sentence: page.string(range), line: line, column: column, words: words, numbers: numbers)
  }

  private var words: [Nearest.Word] {
    found.alignment.steps.flatMap { step -> [Nearest.Word] in
      let there = step.page.map { found.words[$0] }
      let here = step.quote.map { quote[$0] }
      if let there, there.bytes == here?.bytes { return [.same(there.string)] }
      return [there.map { .missing($0.string) }, here.map { .added($0.string) }].compactMap(\.self)
    }
  }

  private var numbers: [Nearest.NumberPair] {
    found.alignment.steps.compactMap { step in
      guard let there = step.page.map({ found.words[$0].core }),
        let here = step.quote.map({ quote[$0].core }), there != here, hasNumber(there),
        hasNumber(here)
      else { return nil }
      return .init(
        page: String(decoding: there, as: UTF8.self), quote: String(decoding: here, as: UTF8.self))
    }
  }

  private func hasNumber(_ word: ArraySlice<UInt8>) -> Bool {
    String(decoding: word, as: UTF8.self).unicodeScalars.contains {
      $0.properties.numericType != nil
    }
  }
}
