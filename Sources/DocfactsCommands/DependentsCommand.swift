import CommandLineParsing
import FactModel
import Reporting
import Tracking

/// `docfacts dependents`: which article lines rely on what.
struct DependentsCommand: Command {
  static let name = "dependents"
  static let abstract = "Show which article lines rely on a page or a fact."
  static let discussion = """
    Looks through the articles of facts/articles.yml, or those of --article, for quotations,
    availability and bound texts that rest on the named pages, claims and questions, or on a fact
    that is judged on a named page; without a name everything that articles rely on is listed.
    """

  private static let targets = Argument<[DependencyTarget]>.positionals(
    "page-or-fact", help: "Page ids, as apple/foundation/nsuseractivity, and ids of facts.")
  private static let article = Argument<String?>.option(
    "--article", value: "file", help: "Only that article, which need not be listed.")
  private static let format = Argument<ArticleLineFormat>.option(
    "--format", value: "format", default: .text, defaultText: "text",
    help: "How the result is written.")
  static let arguments: [any ArgumentDeclaration] = [
    targets, article, format, SharedArguments.output, SharedArguments.directory,
    SharedArguments.now,
  ]

  private let targets: [DependencyTarget]
  private let article: String?
  private let format: ArticleLineFormat
  private let output: String?
  private let directory: String?
  private let now: Timestamp?

  init(_ parsed: ParsedArguments) throws(UsageError) {
    targets = try parsed.value(of: Self.targets)
    article = try parsed.value(of: Self.article)
    format = try parsed.value(of: Self.format)
    output = try parsed.value(of: SharedArguments.output)
    directory = try parsed.value(of: SharedArguments.directory)
    now = try parsed.value(of: SharedArguments.now)
  }

  func run(in context: CommandContext) async throws -> ExitCode {
    let session = Session(context, directory: directory)
    let tracker = try session.tracker()
    let files =
      try article.map { [try ArticleFile(name: $0, path: session.path($0))] }
      ?? tracker.listedArticles()
    guard !files.isEmpty else {
      throw UsageError.conflict("name an --article, or list articles in facts/articles.yml")
    }
    let lines = try tracker.articleLines(of: files, relyingOn: targets, now: session.now(now))
    try session.deliver(try format.text(of: lines), to: output)
    return .success
  }
}

extension DependencyTarget: ExpressibleByArgument {
  package init?(argument: String) {
    if let page = PageID(rawValue: argument) {
      self = .page(page)
    } else if let fact = FactID(rawValue: argument) {
      self = .fact(fact)
    } else {
      return nil
    }
  }
  package static var expectation: String { "a page id with a slash, or a claim's or question's id" }
}

/// How article lines are written.
enum ArticleLineFormat: String, CaseIterable, ExpressibleByArgument {
  case text, jsonl

  func text(of lines: [ArticleLine]) throws -> String {
    switch self {
    case .text: articleLineText(lines)
    case .jsonl: try articleLineRecords(lines)
    }
  }
}
