import CommandLineParsing
import FactModel
import Reporting
import Tracking

/// `docfacts show`: what is known of one page.
struct ShowCommand: Command {
  static let name = "show"
  static let abstract = "Show what is known of a page: availability, structure, provenance."
  static let discussion = "Exits with 2 where the page is watched but nothing was read from it."

  private static let page = Argument<PageID>.positional("page", help: "The page's id.")
  static let arguments: [any ArgumentDeclaration] = [
    page, SheetFormat.argument, SharedArguments.color, SharedArguments.directory,
  ]

  private let page: PageID
  private let format: SheetFormat
  private let color: ColorChoice
  private let directory: String?

  init(_ parsed: ParsedArguments) throws(UsageError) {
    page = try parsed.value(of: Self.page)
    format = try parsed.value(of: SheetFormat.argument)
    color = try parsed.value(of: SharedArguments.color)
    directory = try parsed.value(of: SharedArguments.directory)
  }

  func run(in context: CommandContext) async throws -> ExitCode {
    let session = Session(context, directory: directory)
    guard let known = try session.tracker().knowledge(of: page) else {
      context.output.write("\(page): never-fetched\n")
      return .incomplete
    }
    context.output.write(try format.reporter.render(known, style: session.style(color)))
    return .success
  }
}
