import FactDiffing
import FactModel

/// What a page or a fact was at which time.
package enum ValueLog: Sendable {
  case page(PageLog)
  case fact(FactLog)
}

/// The values of a page with their dates.
package struct PageLog: Encodable, Sendable {
  package let schema = 1
  package var page: PageID
  /// Each value with the time during which it stood.
  package var spans: [ValueSpan]
  /// The changes of what the page states in machine-readable form, as the runs noted them.
  package var records: [HistoryRecord]
  /// What is not in the log and why: states that could not be read.
  package var gaps: [String]

  package init(page: PageID, spans: [ValueSpan], records: [HistoryRecord], gaps: [String]) {
    self.page = page
    self.spans = spans
    self.records = records
    self.gaps = gaps
  }
}

/// The verdicts of a claim, or the standings of a question, with their dates.
package struct FactLog: Encodable, Sendable {
  package let schema = 1
  package var fact: FactID
  package var spans: [Span]

  /// A verdict or standing with the time during which it stood.
  package struct Span: Encodable, Sendable {
    package var value: String
    package var since: Timestamp
    package var until: Timestamp?
    /// The pages whose bytes changed with it.
    package var pages: [HistoryRecord.PageStep]
  }

  /// The log that the records of the fact make, whatever their order.
  package init(fact: FactID, records: [HistoryRecord]) {
    self.fact = fact
    let own = records.filter { $0.fact == fact }.sorted { $0.at < $1.at }
    spans = own.enumerated().map { place, record in
      Span(
        value: record.after ?? "not judged", since: record.at,
        until: place + 1 < own.count ? own[place + 1].at : nil, pages: record.pages)
    }
  }
}
