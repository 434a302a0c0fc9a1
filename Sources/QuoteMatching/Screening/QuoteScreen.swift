/// Many quotations, prepared to be sorted out by the signatures of pages.
package struct QuoteScreen: Sendable {
  /// The readings of all quotations, one after another.
  private var readings: [Reading] = []
  private var words: [WordHash] = []

  private struct Reading {
    var quotation: Int
    var words: Range<Int>
  }

  package init(_ quotations: [Quotation]) {
    for (index, quotation) in quotations.enumerated() {
      for needed in quotation.neededWords {
        let start = words.count
        words += needed.hashes
        readings.append(Reading(quotation: index, words: start..<words.count))
      }
    }
  }

  /// The indices of the quotations that may stand on the page, in order.
  package func candidates(on page: PageSignature) -> [Int] {
    var candidates: [Int] = []
    for reading in readings
    where candidates.last != reading.quotation && page.mayHold(all: words[reading.words]) {
      candidates.append(reading.quotation)
    }
    return candidates
  }
}
