import CommandLineParsing
import FactModel
import Reporting
import Tracking

/// `docfacts log`: each value with its dates.
struct LogCommand: Command {
  static let name = "log"
  static let abstract = "Show what a page or a fact was from when to when."
  static let discussion = """
    Of a page the bytes, title, availability, declarations and sentences, read from the committed
    states and the present one; of a claim its verdicts and of a question its standings, from
    facts/history.jsonl. The dates are those on which docfacts first read a value and first read
    another. Earlier states are read by this version's extractor where git holds their bytes.
    """

  private static let target = Argument<DependencyTarget>.positional(
    "page-or-fact", help: "A page's id, or that of a claim or question.")
  private static let verbose = Argument<Bool>.flag(
    "-v", "--verbose", help: "List the sentences that always stood, too.")
  private static let format = Argument<ValueLogFormat>.option(
    "--format", value: "format", default: ValueLogFormat(reporter: valueLogReporters[0]),
    defaultText: valueLogReporters[0].name, help: "How the result is written.")
  static let arguments: [any ArgumentDeclaration] = [
    target, verbose, format, SharedArguments.output, SharedArguments.color,
    SharedArguments.directory,
  ]

  private let target: DependencyTarget
  private let isVerbose: Bool
  private let format: ValueLogFormat
  private let output: String?
  private let color: ColorChoice
  private let directory: String?

  init(_ parsed: ParsedArguments) throws(UsageError) {
    target = try parsed.value(of: Self.target)
    isVerbose = try parsed.value(of: Self.verbose)
    format = try parsed.value(of: Self.format)
    output = try parsed.value(of: SharedArguments.output)
    color = try parsed.value(of: SharedArguments.color)
    directory = try parsed.value(of: SharedArguments.directory)
  }

  func run(in context: CommandContext) async throws -> ExitCode {
    let session = Session(context, directory: directory)
    let log = try session.tracker().log(of: target)
    let style = session.style(color, writingTo: output)
    try session.deliver(
      format.reporter.render(log, listingAll: isVerbose, style: style), to: output)
    return .success
  }
}

/// A format of a log, chosen by its reporter's name.
struct ValueLogFormat: ExpressibleByArgument {
  static let expectation = "one of " + allValueStrings.joined(separator: ", ")
  static let allValueStrings = valueLogReporters.map(\.name)

  let reporter: any ValueLogReporter

  init(reporter: any ValueLogReporter) { self.reporter = reporter }

  init?(argument: String) {
    guard let reporter = valueLogReporters.first(where: { $0.name == argument }) else { return nil }
    self.reporter = reporter
  }
}
