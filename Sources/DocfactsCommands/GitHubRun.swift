import CommandLineParsing
import Reporting
import Storage

/// A run of GitHub Actions that this process is part of.
struct GitHubRun {
  /// The file whose text the run's page shows.
  private let summary: String?

  /// The run that the environment tells of; `nil` outside of one.
  init?(_ environment: [String: String]) {
    guard environment["GITHUB_ACTIONS"] == "true" else { return nil }
    summary = environment["GITHUB_STEP_SUMMARY"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Writes annotations and the step's summary beside a report in another format. Annotations go
  /// to standard error, which the runner reads too, so that they are never part of a result.
  func tell(_ report: FindingReport, besides format: FindingFormat, in session: Session) throws {
    if format.reporter.name != "github" {
      session.context.errors.write(try text(of: report, in: "github"))
    }
    guard let summary else { return }
    let path = session.path(summary)
    let former = (try? readFile(path)) ?? []
    try OutputFile(path: path).write(
      String(decoding: former, as: UTF8.self) + text(of: report, in: "markdown"))
  }

  private func text(of report: FindingReport, in format: String) throws -> String {
    let reporter = findingReporters.first { $0.name == format }
    return try reporter?.render(report, style: TextStyle()) ?? ""
  }
}
