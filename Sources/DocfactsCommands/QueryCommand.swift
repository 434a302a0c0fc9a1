import CommandLineParsing
import FactModel
import Reporting
import Tracking

/// `docfacts query`: which pages have which availability.
struct QueryCommand: Command {
  static let name = "query"
  static let abstract = "List the pages whose availability answers a query."
  static let discussion = """
    Every option narrows the answer; a page is listed with its rows that answer all of them. With
    --as-of the commits are asked, for what was known at the end of that day (UTC). What changed
    between two dates is told by 'docfacts diff'. Exits with 2 where nothing is known of a page:
    it might answer too.
    """

  private static let platform = Argument<String?>.option(
    "--platform", value: "name", help: "Only rows of that platform, as iOS or 'Mac Catalyst'.")
  private static let introduced = Argument<Version?>.option(
    "--introduced", value: "version", help: "Only rows that begin with that version.")
  private static let until = Argument<AvailabilityQuery.Bound?>.option(
    "--until", value: "version", help: "Only rows with that upper bound; any and none are words.")
  private static let within = Argument<String?>.option(
    "--in", value: "name", help: "Only pages of that framework, or whose ids begin so.")
  private static let asOf = Argument<Day?>.option(
    "--as-of", value: "date", help: "As it was known on that day, by the repository's commits.")
  private static let format = Argument<QueryFormat>.option(
    "--format", value: "format", default: .text, defaultText: "text",
    help: "How the result is written.")
  static let arguments: [any ArgumentDeclaration] = [
    platform, introduced, until, within, asOf, format, SharedArguments.output,
    SharedArguments.directory,
  ]

  private let query: AvailabilityQuery
  private let asOf: Day?
  private let format: QueryFormat
  private let output: String?
  private let directory: String?

  init(_ parsed: ParsedArguments) throws(UsageError) {
    query = AvailabilityQuery(
      platform: try parsed.value(of: Self.platform),
      introduced: try parsed.value(of: Self.introduced), until: try parsed.value(of: Self.until),
      within: try parsed.value(of: Self.within))
    asOf = try parsed.value(of: Self.asOf)
    format = try parsed.value(of: Self.format)
    output = try parsed.value(of: SharedArguments.output)
    directory = try parsed.value(of: SharedArguments.directory)
  }

  func run(in context: CommandContext) async throws -> ExitCode {
    let session = Session(context, directory: directory)
    let report = try session.tracker().answers(to: query, asOf: asOf)
    try session.deliver(try format.text(of: report), to: output)
    context.errors.write(report.summary)
    return report.unread.isEmpty ? .success : .incomplete
  }
}

/// How the answers are written.
enum QueryFormat: String, CaseIterable, ExpressibleByArgument {
  case text, jsonl

  func text(of report: QueryReport) throws -> String {
    switch self {
    case .text: report.text
    case .jsonl: try report.lines()
    }
  }
}

extension AvailabilityQuery.Bound: ExpressibleByArgument {
  package init?(argument: String) {
    switch argument {
    case "any": self = .any
    case "none": self = .none
    default:
      guard let version = Version(argument) else { return nil }
      self = .version(version)
    }
  }
  package static var expectation: String { "a version, any or none" }
}

extension Version: ExpressibleByArgument {
  package init?(argument: String) { self.init(argument) }
  package static var expectation: String { "a version, as 18.2" }
}
