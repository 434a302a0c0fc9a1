import FactModel

extension Explanation {
  /// What stands behind a claim.
  package init(
    _ outcome: ClaimOutcome, pages: [PageTrail], reliedOnBy: [FactID], history: [HistoryRecord],
    articleLines: [String] = []
  ) {
    let claim = outcome.claim
    self.init(
      id: claim.id, says: claim.says, writtenAt: claim.place.description,
      recorded: claim.recorded, standing: outcome.verdict.state.rawValue, since: outcome.since,
      evidenceClass: outcome.verdict.evidenceClass, reasons: outcome.verdict.reasons,
      pages: pages, evidence: outcome.verdict.evidence.map(EvidenceTrail.init),
      records: claim.records.lines, restsOn: claim.restsOn, reliedOnBy: reliedOnBy,
      articleLines: articleLines, history: history)
  }

  /// What stands behind a question.
  package init(
    _ outcome: QuestionOutcome, pages: [PageTrail], reliedOnBy: [FactID],
    history: [HistoryRecord], articleLines: [String] = []
  ) {
    let question = outcome.question
    let settledBy = ["settled by: \(question.settledBy)"]
    self.init(
      id: question.id, says: question.asks, writtenAt: question.place.description,
      recorded: [question.asked], standing: outcome.status.rawValue, since: outcome.since,
      evidenceClass: nil, reasons: outcome.watches.flatMap(\.reasons), pages: pages,
      evidence: outcome.watches.filter { $0.state == .holds }.flatMap(\.evidence)
        .map(EvidenceTrail.init),
      records: settledBy + question.searches.map(\.line) + (question.note.map { [$0] } ?? []),
      restsOn: question.near, reliedOnBy: reliedOnBy, articleLines: articleLines,
      history: history)
  }
}

extension ClaimRecords {
  /// A line for each record.
  fileprivate var lines: [String] {
    threads.map(\.line) + vendors.map(\.line) + experiments.map(\.line) + searches.map(\.line)
      + (note.map { [$0] } ?? [])
  }
}

extension CommunityThread {
  fileprivate var line: String {
    let dates = [opened.map { "opened \($0)" }, seen.map { "seen \($0)" }].compactMap(\.self)
    let parts = [url ?? "no address given"] + dates + ["Apple reply: \(appleReply ? "yes" : "no")"]
    return "thread: \(title) (\(parts.joined(separator: ", ")))"
  }
}

extension VendorPage {
  fileprivate var line: String {
    "vendor: \(name) (\(url ?? "no address given")\(seen.map { ", seen \($0)" } ?? ""))"
  }
}

extension Experiment {
  fileprivate var line: String {
    "experiment: \(on), \(devices.joined(separator: " and ")), "
      + "\(systems.joined(separator: ", ")), counted: \(convention): \(result)"
  }
}

extension SearchLog {
  fileprivate var line: String { "search: \(on), \(venue), '\(query)': \(found)" }
}
