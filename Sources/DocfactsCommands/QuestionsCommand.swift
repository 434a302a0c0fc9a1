import CommandLineParsing
import FactModel
import Reporting
import Tracking

/// `docfacts questions`: what was asked and is not answered.
struct QuestionsCommand: Command {
  static let name = "questions"
  static let abstract = "List what was asked and not answered, and what would settle it."
  static let discussion = """
    Each question with its standing, its age, when the pages it watches were last checked, what is
    known near it and, where a watch matched, the sentence. Only a person settles a question, in
    facts/questions. Exits with 0 whatever is open: an unanswered question is a finding, no fault.
    """

  private static let facts = Argument<[FactID]>.positionals(
    "id", help: "Questions to list; all that are not settled when left out.")
  private static let all = Argument<Bool>.flag("--all", help: "List settled ones too.")
  private static let format = Argument<QuestionFormat>.option(
    "--format", value: "format", default: QuestionFormat(reporter: questionReporters[0]),
    defaultText: questionReporters[0].name, help: "How the result is written.")
  static let arguments: [any ArgumentDeclaration] = [
    facts, all, format, SharedArguments.output, SharedArguments.color, SharedArguments.directory,
    SharedArguments.now,
  ]

  private let facts: [FactID]
  private let listsSettled: Bool
  private let format: QuestionFormat
  private let output: String?
  private let color: ColorChoice
  private let directory: String?
  private let now: Timestamp?

  init(_ parsed: ParsedArguments) throws(UsageError) {
    facts = try parsed.value(of: Self.facts)
    listsSettled = try parsed.value(of: Self.all)
    format = try parsed.value(of: Self.format)
    output = try parsed.value(of: SharedArguments.output)
    color = try parsed.value(of: SharedArguments.color)
    directory = try parsed.value(of: SharedArguments.directory)
    now = try parsed.value(of: SharedArguments.now)
  }

  func run(in context: CommandContext) async throws -> ExitCode {
    let session = Session(context, directory: directory)
    let report = try await session.tracker().questions(
      facts, listsSettled: listsSettled, now: session.now(now))
    let style = session.style(color, writingTo: output)
    try session.deliver(format.reporter.render(report, style: style), to: output)
    return .success
  }
}

/// A format of questions, chosen by its reporter's name.
struct QuestionFormat: ExpressibleByArgument {
  static let expectation = "one of " + allValueStrings.joined(separator: ", ")
  static let allValueStrings = questionReporters.map(\.name)

  let reporter: any QuestionReporter

  init(reporter: any QuestionReporter) { self.reporter = reporter }

  init?(argument: String) {
    guard let reporter = questionReporters.first(where: { $0.name == argument }) else {
      return nil
    }
    self.reporter = reporter
  }
}
