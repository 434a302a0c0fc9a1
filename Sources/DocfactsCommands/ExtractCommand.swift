import CommandLineParsing
import FactModel
import Reporting
import Tracking

/// `docfacts extract`: stored bytes become fact sheets, without the network.
struct ExtractCommand: Command {
  static let name = "extract"
  static let abstract = "Read fact sheets from the stored pages, or from any file."
  static let discussion = """
    Pages are read whose snapshot or extractor differs from what their sheet records. A page that
    cannot be read keeps its old sheet, is named with the place, and makes the command exit with 2.
    `docfacts extract --file PAGE.md --format json` prints the sheet of a file outside a workspace.
    """

  private static let force = Argument<Bool>.flag(
    "-f", "--force", help: "Read every page again, whatever the sheets record.")
  private static let file = Argument<String?>.option(
    "--file", value: "file", help: "Read that file and print its sheet; no workspace is needed.")
  private static let kind = Argument<PageKind>.option(
    "--kind", value: "kind", default: .doccMarkdown, defaultText: "docc-markdown",
    help: "With --file: the form to read it as.")
  static let arguments: [any ArgumentDeclaration] = [
    SharedArguments.pages, force, file, kind, SheetFormat.argument, SharedArguments.color,
    SharedArguments.directory,
  ]

  private let pages: [PageID]
  private let force: Bool
  private let file: String?
  private let kind: PageKind
  private let format: SheetFormat
  private let color: ColorChoice
  private let directory: String?

  init(_ parsed: ParsedArguments) throws(UsageError) {
    pages = try parsed.value(of: SharedArguments.pages)
    force = try parsed.value(of: Self.force)
    file = try parsed.value(of: Self.file)
    kind = try parsed.value(of: Self.kind)
    format = try parsed.value(of: SheetFormat.argument)
    color = try parsed.value(of: SharedArguments.color)
    directory = try parsed.value(of: SharedArguments.directory)
    guard file == nil || pages.isEmpty else {
      throw .conflict("--file takes the place of page ids; give one or the other")
    }
  }

  func run(in context: CommandContext) async throws -> ExitCode {
    let session = Session(context, directory: directory)
    if let file {
      let sheet = try LooseFile(path: session.path(file)).sheet(kind: kind)
      context.output.write(try format.reporter.render(sheet, style: session.style(color)))
      return .success
    }
    let summary = try await session.tracker().extract(pages: pages, force: force)
    context.output.write(summary.text)
    return summary.isComplete ? .success : .incomplete
  }
}

extension PageKind: ExpressibleByArgument {}
