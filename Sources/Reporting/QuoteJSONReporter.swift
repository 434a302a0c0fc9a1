import QuoteMatching

/// All quotations in one document with their counts, for machines.
struct QuoteJSONReporter: QuoteReporter {
  let name = "json"

  func render(_ reports: [QuoteReport]) throws -> String {
    try jsonText(Document(reports))
  }

  private struct Document: Encodable {
    var schema = 1
    /// Whether every quotation was judged.
    var complete: Bool
    var counts: Counts
    var quotations: [QuoteRecord]

    init(_ reports: [QuoteReport]) {
      counts = Counts(
        quotations: reports.count, holds: reports.count { $0.verdict == .holds },
        fails: reports.count { $0.verdict == .fails },
        unverified: reports.count { $0.verdict == .unverified })
      complete = counts.unverified == 0
      quotations = reports.map(QuoteRecord.init)
    }
  }

  private struct Counts: Encodable {
    var quotations: Int
    var holds: Int
    var fails: Int
    var unverified: Int
  }
}

/// A line of JSON for each quotation.
package struct QuoteJSONLinesReporter: QuoteReporter {
  package let name = "jsonl"

  package init() {}

  package func render(_ reports: [QuoteReport]) throws -> String {
    try reports.map { try jsonLine(QuoteRecord($0)) }.joined()
  }
}
