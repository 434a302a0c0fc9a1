import CommandLineParsing
import FactModel
import Reporting

/// How findings are told: the arguments that `verify`, `lint` and `check` share.
struct FindingArguments {
  static let format = Argument<FindingFormat>.option(
    "--format", value: "format", default: FindingFormat(reporter: findingReporters[0]),
    defaultText: findingReporters[0].name, help: "How the result is written.")
  static let failLevel = Argument<Severity>.option(
    "--fail-level", value: "level", default: .error, defaultText: Severity.error.rawValue,
    help: "The least grave findings that make it exit with 1.")
  static let declarations: [any ArgumentDeclaration] = [
    format, failLevel, SharedArguments.output, SharedArguments.color,
  ]

  private let format: FindingFormat
  private let failLevel: Severity
  private let output: String?
  private let color: ColorChoice

  init(_ parsed: ParsedArguments) throws(UsageError) {
    format = try parsed.value(of: Self.format)
    failLevel = try parsed.value(of: Self.failLevel)
    output = try parsed.value(of: SharedArguments.output)
    color = try parsed.value(of: SharedArguments.color)
  }

  /// Writes the report, under GitHub Actions its annotations too, and tells how the command ends:
  /// findings win over what could not be checked.
  func deliver(_ report: FindingReport, in session: Session) throws -> ExitCode {
    let style = session.style(color, writingTo: output)
    try session.deliver(format.reporter.render(report, style: style), to: output)
    try GitHubRun(session.context.environment)?.tell(report, besides: format, in: session)
    if report.hasFindings(from: failLevel) { return .findings }
    return report.isComplete ? .success : .incomplete
  }
}

/// A format of findings, chosen by its reporter's name.
struct FindingFormat: ExpressibleByArgument {
  static let expectation = "one of " + allValueStrings.joined(separator: ", ")
  static let allValueStrings = findingReporters.map(\.name)

  let reporter: any FindingReporter

  init(reporter: any FindingReporter) { self.reporter = reporter }

  init?(argument: String) {
    guard let reporter = findingReporters.first(where: { $0.name == argument }) else { return nil }
    self.reporter = reporter
  }
}

extension Severity: ExpressibleByArgument {}
