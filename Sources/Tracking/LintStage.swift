import FactModel
import RecordLinting
import RecordReading
import Reporting
import Storage

/// What was found in the records, and what mends the files that the tool writes.
package struct LintOutcome: Sendable {
  /// What is wrong with the records; after mending what still is.
  package var report: FindingReport
  /// What mends the machine-written files, or has mended them, in the order it was found.
  package var repairs: [Repair]
}

extension Tracker {
  /// Looks through the records for what is doubtful in them, whatever the pages say; writes nothing.
  package func lint(now: Timestamp) async throws -> LintOutcome {
    let facts = try facts()
    let survey = try WrittenFileSurvey(self, facts)
    let findings = RecordLinter().findings(in: try subject(facts, survey, now: now))
    let report = FindingReport(
      command: "lint", findings: findings, counts: counts(facts, survey),
      files: try files(of: findings), rules: LintRules.all.map(FindingReport.RuleSummary.init))
    return LintOutcome(report: report, repairs: survey.repairs)
  }

  /// Writes machine-written files as the tool writes them, removes what belongs to nothing, and
  /// looks again. Hand-written files and stored bytes stay as they are.
  package func lintAndMend(now: Timestamp) async throws -> LintOutcome {
    try await locked {
      let repairs = try WrittenFileSurvey(self, try facts()).repairs
      for repair in repairs { try workspace.folder.mend(repair) }
      var outcome = try await lint(now: now)
      outcome.repairs = repairs
      return outcome
    }
  }

  private func subject(
    _ facts: FactBase, _ survey: WrittenFileSurvey, now: Timestamp
  ) throws -> LintSubject {
    LintSubject(
      sources: sources,
      places: SourceListReader(file: Workspace.sources).places(in: try workspace.sourcesText()),
      facts: facts, titles: survey.titles, today: now.day, orphans: survey.orphans,
      writtenFiles: survey.differing, unreadableFiles: survey.unreadable,
      orphanVerdicts: survey.orphanVerdicts,
      passes: try PassStore(workspace).list())
  }

  private func counts(_ facts: FactBase, _ survey: WrittenFileSurvey) -> [FindingReport.Count] {
    [
      FindingReport.Count("pages", sources.pages.count),
      FindingReport.Count("claims", facts.claims.count),
      FindingReport.Count("questions", facts.questions.count),
      FindingReport.Count("snapshots", survey.snapshots),
      FindingReport.Count("fact sheets", survey.sheets),
      FindingReport.Count("verdicts", survey.verdicts),
      FindingReport.Count("log lines", survey.logLines),
    ]
  }

  /// The files that the findings speak of, each once.
  private func files(of findings: [Finding]) throws -> [CheckedFile] {
    try Set(findings.map(\.place.file)).sorted().compactMap { path in
      try workspace.folder.read(path, limit: SizeLimit.log)
        .map { CheckedFile(path: path, bytes: $0) }
    }
  }
}

extension FindingReport.RuleSummary {
  fileprivate init(_ rule: any LintRule) { self.init(name: rule.name, summary: rule.summary) }
}

extension Folder {
  /// Writes or removes the file, at once and durably.
  fileprivate func mend(_ repair: Repair) throws(StorageError) {
    if let bytes = repair.bytes {
      try write(bytes, to: repair.path)
    } else {
      try remove(repair.path)
    }
  }
}
