import CommandLineParsing
import FactModel
import Tracking

/// `docfacts init`: a new workspace with a commented list of sources.
struct InitCommand: Command {
  static let name = "init"
  static let abstract = "Start a workspace here: facts/sources.yml and .gitattributes."
  static let discussion = """
    Nothing that exists is overwritten. `--keep evidence` stores headers, outlines and digests of
    sentences in git and leaves the pages' texts in .docfacts/, which is not in git; `--keep bytes`
    stores the pages as served, for private repositories and sites whose licence allows it.
    """

  private static let id = Argument<SourceID>.option(
    "--id", value: "name", default: .apple, defaultText: "apple",
    help: "The first source's short name.")
  private static let base = Argument<String>.option(
    "--base", value: "url", default: "https://developer.apple.com/documentation/",
    defaultText: "Apple's documentation", help: "The address that page paths are appended to.")
  private static let keep = Argument<Source.Keeping>.option(
    "--keep", value: "what", default: .evidence, defaultText: "evidence",
    help: "What of a page is kept in git.")
  static let arguments: [any ArgumentDeclaration] = [id, base, keep, SharedArguments.directory]

  private let id: SourceID
  private let base: String
  private let keep: Source.Keeping
  private let directory: String?

  init(_ parsed: ParsedArguments) throws(UsageError) {
    id = try parsed.value(of: Self.id)
    base = try parsed.value(of: Self.base)
    keep = try parsed.value(of: Self.keep)
    directory = try parsed.value(of: SharedArguments.directory)
  }

  func run(in context: CommandContext) async throws -> ExitCode {
    let session = Session(context, directory: directory)
    let written = try WorkspaceBeginning(sourceID: id, base: base, keep: keep)
      .write(in: session.directory)
    context.output.write(written.map { "wrote \($0)\n" }.joined())
    return .success
  }
}

extension Source.Keeping: ExpressibleByArgument {}

extension SourceID: ExpressibleByArgument {
  package init?(argument: String) { self.init(rawValue: argument) }
  package static var expectation: String { "small letters, digits and hyphens" }
  fileprivate static var apple: SourceID {
    guard let id = SourceID(rawValue: "apple") else { preconditionFailure("a valid id") }
    return id
  }
}
