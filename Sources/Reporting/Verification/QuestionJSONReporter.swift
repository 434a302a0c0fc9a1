import FactModel

/// The questions for machines.
struct QuestionJSONReporter: QuestionReporter {
  let name = "json"

  func render(_ report: QuestionReport, style: TextStyle) throws -> String {
    try jsonText(
      Document(
        asOf: report.asOf, questions: report.entries.map { Entry($0, asOf: report.asOf) }))
  }

  private struct Document: Encodable {
    var schema = 1
    var asOf: Timestamp
    var questions: [Entry]
  }

  private struct Entry: Encodable {
    var id: FactID
    var status: QuestionStatus
    var since: Timestamp
    var asked: Day
    var ageInDays: Int
    var asks: String
    var settledBy: String
    var lastChecked: Timestamp?
    var near: [FactID]
    var candidates: [EncodedEvidence]
    var unread: [PageID]
    var answer: String?

    init(_ entry: QuestionReport.Entry, asOf now: Timestamp) {
      let outcome = entry.outcome
      id = outcome.question.id
      status = outcome.status
      since = outcome.since
      asked = outcome.question.asked
      ageInDays = entry.age(asOf: now)
      asks = outcome.question.asks
      settledBy = outcome.question.settledBy
      lastChecked = outcome.lastChecked
      near = entry.near.map(\.claim.id)
      candidates = entry.candidates.map(EncodedEvidence.init)
      unread = entry.unread
      answer = outcome.question.settlement?.answer
    }
  }
}

/// Evidence as JSON holds it: byte ranges count from 0 and leave their end out.
struct EncodedEvidence: Encodable {
  var page: PageID
  var digest: Digest
  var start: Int?
  var end: Int?
  var line: Int?
  var column: Int?
  var text: String
  var how: String

  init(_ evidence: Evidence) {
    page = evidence.page
    digest = evidence.digest
    start = evidence.bytes?.lowerBound
    end = evidence.bytes?.upperBound
    line = evidence.line
    column = evidence.column
    text = evidence.text
    how = evidence.how
  }
}
