import CommandLineParsing
import FactModel
import Reporting
import Tracking

/// `docfacts explain`: the chain from a claim to the bytes.
struct ExplainCommand: Command {
  static let name = "explain"
  static let abstract = "Show what stands behind a claim or question, down to the bytes."
  static let discussion = """
    Judges it on the stored pages and tells for each page its address, when it was fetched and
    checked, its validators, the digest and place of its bytes, the extractor and the git commit;
    then what it rests on and who relies on it. Writes nothing and never asks the network.
    """

  private static let fact = Argument<FactID>.positional("id", help: "The claim or question.")
  private static let format = Argument<ExplanationFormat>.option(
    "--format", value: "format", default: ExplanationFormat(reporter: explanationReporters[0]),
    defaultText: explanationReporters[0].name, help: "How the result is written.")
  static let arguments: [any ArgumentDeclaration] = [
    fact, format, SharedArguments.output, SharedArguments.color, SharedArguments.directory,
    SharedArguments.now,
  ]

  private let fact: FactID
  private let format: ExplanationFormat
  private let output: String?
  private let color: ColorChoice
  private let directory: String?
  private let now: Timestamp?

  init(_ parsed: ParsedArguments) throws(UsageError) {
    fact = try parsed.value(of: Self.fact)
    format = try parsed.value(of: Self.format)
    output = try parsed.value(of: SharedArguments.output)
    color = try parsed.value(of: SharedArguments.color)
    directory = try parsed.value(of: SharedArguments.directory)
    now = try parsed.value(of: SharedArguments.now)
  }

  func run(in context: CommandContext) async throws -> ExitCode {
    let session = Session(context, directory: directory)
    let explanation = try await session.tracker().explanation(of: fact, now: session.now(now))
    let style = session.style(color, writingTo: output)
    try session.deliver(format.reporter.render(explanation, style: style), to: output)
    return .success
  }
}

/// A format of an explanation, chosen by its reporter's name.
struct ExplanationFormat: ExpressibleByArgument {
  static let expectation = "one of " + allValueStrings.joined(separator: ", ")
  static let allValueStrings = explanationReporters.map(\.name)

  let reporter: any ExplanationReporter

  init(reporter: any ExplanationReporter) { self.reporter = reporter }

  init?(argument: String) {
    guard let reporter = explanationReporters.first(where: { $0.name == argument }) else {
      return nil
    }
    self.reporter = reporter
  }
}
