import CommandLineParsing
import Tracking

/// `docfacts add`: puts pages on the list, given their addresses as pasted.
struct AddCommand: Command {
  static let name = "add"
  static let abstract = "Add pages to facts/sources.yml, given their addresses in any form."
  static let discussion = """
    An address may end in .md or a slash, carry ?language= or #anchor, be in capitals or begin with
    http. The file's comments and order stay. A page that is on the list already is told, and is no
    error.
    """

  private static let addresses = Argument<[String]>.positionals(
    "url", isRequired: true, help: "The pages' addresses.")
  private static let dryRun = Argument<Bool>.flag(
    "--dry-run", help: "Tell what would be added; write nothing.")
  static let arguments: [any ArgumentDeclaration] = [addresses, dryRun, SharedArguments.directory]

  private let addresses: [String]
  private let isDryRun: Bool
  private let directory: String?

  init(_ parsed: ParsedArguments) throws(UsageError) {
    addresses = try parsed.value(of: Self.addresses)
    isDryRun = try parsed.value(of: Self.dryRun)
    directory = try parsed.value(of: SharedArguments.directory)
  }

  func run(in context: CommandContext) async throws -> ExitCode {
    let session = Session(context, directory: directory)
    let additions = try await session.tracker().add(
      addresses: addresses, isDryRun: isDryRun)
    for addition in additions {
      addition.notes.forEach(session.note)
      let verb = addition.isNew ? (isDryRun ? "would add" : "added") : "already watched:"
      context.output.write("\(verb) \(addition.page)\n")
    }
    return .success
  }
}
