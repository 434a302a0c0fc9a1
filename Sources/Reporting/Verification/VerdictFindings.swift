import FactModel

extension VerificationReport {
  /// The report as findings at the places where claims and questions are written down: every
  /// failed or unverified claim, every candidate and every open question; with `listsHolds` also
  /// what holds, and what was read for it.
  package func findings(listsHolds: Bool = false) -> FindingReport {
    let found =
      claims.filter { listsHolds || $0.verdict.state != .holds }.map(\.finding)
      + questions.compactMap { $0.finding(asOf: asOf) }
    return FindingReport(
      command: "verify", findings: found, counts: counts,
      unchecked: unreadPages.map(\.description), rules: verdictRules)
  }

  /// Claims = holds + fails + unverified; questions = open + candidates + settled.
  private var counts: [FindingReport.Count] {
    [FindingReport.Count("claims", claims.count)]
      + VerdictState.allCases.map { FindingReport.Count($0.rawValue, count(of: $0)) }
      + [
        FindingReport.Count("without a machine check", claims.count { $0.verdict.isRecordOnly }),
        FindingReport.Count("questions", questions.count),
      ]
      + QuestionStatus.allCases.map { status in
        FindingReport.Count(status.rawValue, questions.count { $0.status == status })
      }
  }
}

/// What `verify` can find, a line each.
private let verdictRules = [
  FindingReport.RuleSummary(
    name: "claim-fails", summary: "A recorded claim that its pages contradict."),
  FindingReport.RuleSummary(
    name: "claim-unverified", summary: "A recorded claim that its pages could not decide."),
  FindingReport.RuleSummary(
    name: "claim-holds", summary: "A recorded claim that its pages bear out."),
  FindingReport.RuleSummary(
    name: "claim-recorded-only", summary: "A recorded claim that no machine can check."),
  FindingReport.RuleSummary(
    name: "question-candidate", summary: "A question for which a watch found something to read."),
  FindingReport.RuleSummary(
    name: "question-open", summary: "A question that was asked and is not answered."),
]

extension Verdict {
  /// Whether no machine can check it.
  var isRecordOnly: Bool {
    state == .unverified && !reasons.isEmpty && reasons.allSatisfy { $0.code == .noMachineCheck }
  }
}

extension ClaimOutcome {
  fileprivate var finding: Finding {
    Finding(
      rule: rule, severity: severity, place: claim.place, message: message,
      evidence: verdict.evidence.map(\.summary) + verdict.searchedLines, facts: [claim.id],
      pages: Set(verdict.searched.map(\.page)).sorted(), evidenceClass: verdict.evidenceClass)
  }

  private var rule: String {
    switch verdict.state {
    case .holds: "claim-holds"
    case .fails: "claim-fails"
    case .unverified: verdict.isRecordOnly ? "claim-recorded-only" : "claim-unverified"
    }
  }

  private var severity: Severity {
    switch verdict.state {
    case .holds: .note
    case .fails: .error
    case .unverified: verdict.isRecordOnly ? .note : .warning
    }
  }

  private var message: String {
    let reasons = verdict.reasons.map(\.phrase)
    let why = reasons.isEmpty ? "" : ": \(reasons.joined(separator: "; "))"
    let change = former.map { ", \($0.rawValue) before" } ?? ""
    return "\(claim.id) \(verdict.state.rawValue) (\(verdict.evidenceClass.rawValue)\(change))"
      + "\(why) — \(claim.says)"
  }
}

extension QuestionOutcome {
  /// What a report says of the question; a settled one is only counted.
  fileprivate func finding(asOf now: Timestamp) -> Finding? {
    guard status != .settled else { return nil }
    let hits = watches.filter { $0.state == .holds }.flatMap(\.evidence)
    return Finding(
      rule: status == .candidate ? "question-candidate" : "question-open",
      severity: status == .candidate ? .warning : .note, place: question.place,
      message: message(asOf: now), evidence: hits.map(\.summary), facts: [question.id],
      pages: Set(watches.flatMap(\.searched).map(\.page)).sorted())
  }

  private func message(asOf now: Timestamp) -> String {
    let age = counted(now.day.number - question.asked.number, "day")
    let word =
      status == .candidate ? "has a candidate, to be read and settled by hand" : "is open"
    return "\(question.id) \(word) (asked \(question.asked), \(age) ago) — \(question.asks) "
      + "Settled by: \(question.settledBy)"
  }
}

extension VerdictReason {
  /// The reason in words, with its page.
  package var phrase: String {
    (page.map { "\($0): " } ?? "") + "\(code.rawValue), \(detail)"
  }
}

extension Evidence {
  /// The place and what stands there, on a line.
  package var summary: String {
    let place = line.map { ":\($0)" + (column.map { ":\($0)" } ?? "") } ?? ""
    return "\(page)\(place): \(how): \(text)"
  }
}

extension Verdict {
  /// What was read for it, a page a line.
  package var searchedLines: [String] {
    searched.map { page in
      guard let digest = page.digest else { return "searched \(page.page): not read" }
      let dates = [page.fetched.map { "fetched \($0)" }, page.checked.map { "checked \($0)" }]
      return "searched \(page.page): \(digest), "
        + dates.compactMap(\.self).joined(separator: ", ")
    }
  }
}
