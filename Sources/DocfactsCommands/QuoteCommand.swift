import CommandLineParsing
import FactModel
import QuoteMatching
import Reporting
import Tracking

/// `docfacts quote`: does this quotation stand on that page?
struct QuoteCommand: Command {
  static let name = "quote"
  static let abstract = "Tell whether a quotation stands on a page, and where."
  static let discussion = """
    Without --page and --file every stored page is searched and those it stands on are named. With
    --batch each line of a JSON Lines file, or of standard input for -, is judged: id, text, and
    page or file; a line of JSON is written for each, in order. Exits with 1 where a quotation does
    not stand and with 2 where a page could not be read or judged.
    """

  private static let text = Argument<String?>.optionalPositional(
    "text", help: "The quotation, without its quotation marks.")
  private static let page = Argument<PageID?>.option(
    "--page", value: "id", help: "Judge it on that stored page.")
  private static let file = Argument<String?>.option(
    "--file", value: "file", help: "Judge it on that file; no workspace is needed.")
  private static let batch = Argument<String?>.option(
    "--batch", value: "file", help: "Judge each line of that JSON Lines file.")
  private static let kind = Argument<PageKind>.option(
    "--kind", value: "kind", default: .doccMarkdown, defaultText: "docc-markdown",
    help: "The form to read files as.")
  static let arguments: [any ArgumentDeclaration] = [
    text, page, file, batch, kind, SharedArguments.directory,
  ]

  private let text: String?
  private let page: PageID?
  private let file: String?
  private let batch: String?
  private let kind: PageKind
  private let directory: String?

  init(_ parsed: ParsedArguments) throws(UsageError) {
    text = try parsed.value(of: Self.text)
    page = try parsed.value(of: Self.page)
    file = try parsed.value(of: Self.file)
    batch = try parsed.value(of: Self.batch)
    kind = try parsed.value(of: Self.kind)
    directory = try parsed.value(of: SharedArguments.directory)
    guard (text == nil) != (batch == nil) else {
      throw .conflict("give a quotation or --batch, and not both")
    }
    guard [page != nil, file != nil, batch != nil].count(where: { $0 }) <= 1 else {
      throw .conflict("--page, --file and --batch exclude each other")
    }
  }

  func run(in context: CommandContext) async throws -> ExitCode {
    let session = Session(context, directory: directory)
    if let batch { return try QuoteBatch(session: session, kind: kind).run(batch) }
    let quotation = Quotation(text ?? "")
    if let file {
      let outcome = try LooseFile(path: session.path(file)).judge(quotation, kind: kind)
      return tell(outcome, in: file, to: session)
    }
    guard let page else { return try search(quotation, in: session) }
    guard let finding = try session.tracker().judge(quotation, on: page) else {
      context.output.write("\(page): unverified: never-fetched\n")
      return .incomplete
    }
    return tell(finding.outcome, in: finding.place, to: session)
  }

  private func tell(_ outcome: QuoteOutcome, in place: String, to session: Session) -> ExitCode {
    session.context.output.write(QuoteTextReporter().render(outcome, in: place))
    return ExitCode(telling: outcome.verdict)
  }

  private func search(_ quotation: Quotation, in session: Session) throws -> ExitCode {
    let search = try session.tracker().search(quotation)
    for finding in search.found {
      session.context.output.write(
        QuoteTextReporter().render(finding.outcome, in: finding.place))
    }
    session.context.output.write(
      "found on \(search.found.count) of \(search.searched) pages searched, "
        + "\(search.unread.count) not on this machine\n")
    if !search.found.isEmpty { return .success }
    return search.unread.isEmpty ? .findings : .incomplete
  }
}

extension ExitCode {
  /// How a command ends that was asked for one verdict.
  init(telling verdict: QuoteOutcome.Verdict) {
    switch verdict {
    case .holds: self = .success
    case .fails: self = .findings
    case .unverified: self = .incomplete
    }
  }
}
