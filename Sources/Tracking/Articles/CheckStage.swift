import ArticleChecking
import FactModel
import Reporting
import Storage

/// How articles are checked.
package struct CheckScope: Sendable {
  /// Pages not checked for that many days are too old to be cited.
  package var maxAgeDays: Int?
  /// Only what stands on lines touched since this revision and the present one parted.
  package var touchedSince: String?

  /// A scope of the given bounds.
  package init(maxAgeDays: Int? = nil, touchedSince: String? = nil) {
    self.maxAgeDays = maxAgeDays
    self.touchedSince = touchedSince
  }
}

extension Tracker {
  /// Checks the articles against the stored pages and the recorded facts; never asks the network.
  package func check(
    _ files: [ArticleFile], _ scope: CheckScope, now: Timestamp
  ) throws -> FindingReport {
    var report = try checked(files, maxAgeDays: scope.maxAgeDays, now: now)
    if let base = scope.touchedSince {
      try TouchedText(of: files, since: base, in: workspace).limit(&report)
    }
    return FindingReport(report, of: files)
  }

  /// What a check has to say of the articles, with all that they rely on.
  func checked(_ files: [ArticleFile], maxAgeDays: Int?, now: Timestamp) throws -> CheckReport {
    let list = try articleList()
    let options = CheckOptions(
      maxAge: maxAgeDays, forbidden: list.forbidden,
      series: list.series.map { named($0, among: files) })
    let context = try CheckingContextReading(self, now: now).context(options)
    return ArticleChecker(context).check(files.map(\.article))
  }

  /// A part of the series by the name that its article was given.
  private func named(_ part: SeriesPart, among files: [ArticleFile]) -> SeriesPart {
    guard let path = part.path else { return part }
    let file = files.first { $0.path == "\(workspace.path)/\(path)" }
    return SeriesPart(number: part.number, path: file?.name ?? path)
  }
}

/// The lines that a branch touched in each article.
private struct TouchedText {
  private var touched: [String: TouchedLines] = [:]

  init(of files: [ArticleFile], since base: String, in workspace: Workspace) throws {
    for file in files {
      guard let path = file.path else { continue }
      let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      guard let repository = GitRepository(at: folder.joined(separator: "/")) else {
        throw TrackingError.unreadable(file.name, reason: "it lies in no git repository")
      }
      touched[file.name] = try repository.touchedLines(of: path, since: base)
    }
  }

  /// Leaves out what stands on other lines; a text that is no file counts as touched.
  func limit(_ report: inout CheckReport) {
    report.findings.removeAll { !contains($0) }
    report.waived.removeAll { !contains($0) }
    report.unjudged.removeAll { !contains($0) }
  }

  private func contains(_ finding: Finding) -> Bool {
    let lines = finding.place.line...max(finding.place.line, finding.end.line)
    return touched[finding.place.file]?.contains(lines) ?? true
  }
}

extension FindingReport {
  fileprivate init(_ report: CheckReport, of files: [ArticleFile]) {
    let counts = CheckCount.allCases.compactMap { count in
      report.counts[count].flatMap { $0 > 0 ? Count(count.noun, $0) : nil }
    }
    let waived = report.waived.isEmpty ? [] : [Count("waived findings", report.waived.count)]
    self.init(
      command: "check", findings: report.findings, counts: counts + waived,
      files: files.map { CheckedFile(path: $0.name, bytes: $0.bytes) },
      unchecked: report.unjudged.map { "\($0.place): \($0.message)" },
      rules: ArticleRules.all.map { RuleSummary(name: $0.name, summary: $0.summary) })
  }
}

extension CheckCount {
  fileprivate var noun: String { rawValue.split(separator: "-").joined(separator: " ") }
}
