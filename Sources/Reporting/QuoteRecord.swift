import FactModel
import QuoteMatching

/// What became of one quotation, as JSON holds it. Empty lists are left out.
struct QuoteRecord: Encodable {
  var id: String?
  /// The page or file that was asked for; left out for a search of the store.
  var place: String?
  var verdict: String
  var step: String?
  var reason: String?
  var line: Int?
  var column: Int?
  var evidence: QuoteEvidence?
  /// Of a search: the pages it stands on, and how many pages could be searched and not.
  var found: [Finding]?
  var searched: Int?
  var unread: Int?

  struct Finding: Encodable {
    var page: PageID
    var step: String
    var count: Int
    var line: Int?
    var column: Int?
    var sentence: String?
  }

  init(_ report: QuoteReport) {
    id = report.id
    verdict = report.verdict.rawValue
    switch report.judgement {
    case .place(let place, let outcome): take(outcome, at: place)
    case .store(let search): take(search)
    }
  }

  private mutating func take(_ outcome: QuoteOutcome?, at place: String) {
    self.place = place
    step = outcome?.step.rawValue
    reason = outcome.map { $0.reason?.rawValue } ?? "never-fetched"
    line = outcome?.occurrences.first?.line
    column = outcome?.occurrences.first?.column
    evidence = outcome.flatMap(QuoteEvidence.init)
  }

  private mutating func take(_ search: QuoteSearch) {
    found = search.found.map { finding in
      let place = finding.outcome.occurrences.first
      return Finding(
        page: finding.page, step: finding.outcome.step.rawValue, count: finding.outcome.count,
        line: place?.line, column: place?.column, sentence: place?.sentence)
    }
    step = search.found.map(\.outcome.step).min()?.rawValue ?? LadderStep.absent.rawValue
    if verdict == QuoteOutcome.Verdict.unverified.rawValue { reason = "never-fetched" }
    (searched, unread) = (search.searched, search.unread.count)
  }
}
