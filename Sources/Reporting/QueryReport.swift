import FactModel

/// The pages whose availability answers a query.
package struct QueryReport {
  /// A page with its rows that answer.
  package struct Answer: Encodable {
    var page: PageID
    var title: String
    var rows: [AvailabilityRow]
  }

  /// The answers, sorted by page.
  package private(set) var answers: [Answer] = []
  /// How many pages were looked at.
  package private(set) var searched = 0
  /// Pages of which nothing is known, sorted: they may answer too.
  package var unread: [PageID] = []

  /// An empty report.
  package init() {}

  /// Takes a page that was looked at, with its rows that answer.
  package mutating func take(_ sheet: FactSheet, _ rows: [AvailabilityRow]) {
    searched += 1
    guard !rows.isEmpty else { return }
    answers.append(Answer(page: sheet.page, title: sheet.title, rows: rows))
  }

  /// A line a page.
  package var text: String {
    answers.map { answer in
      let rows = answer.rows.map(\.description).joined(separator: "; ")
      return terminalText("\(answer.page): \(rows)") + "\n"
    }.joined()
  }

  /// A JSON object a page, a line each.
  package func lines() throws -> String {
    try answers.map { try jsonLine($0) }.joined()
  }

  /// How many answered of how many, and how many could not be asked.
  package var summary: String {
    let unknown = unread.isEmpty ? "" : "; of \(counted(unread.count, "page")) nothing is known"
    return "\(answers.count) of \(counted(searched, "page"))\(unknown)\n"
  }
}
