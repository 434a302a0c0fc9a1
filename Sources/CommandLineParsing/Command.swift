/// One subcommand: its declarations, and how it runs.
///
/// `init` turns what was typed into what it means and touches nothing; `run` does the work and
/// returns how the process ends.
package protocol Command: Sendable {
  /// The word that chooses the command.
  static var name: String { get }
  /// One sentence for the list of commands.
  static var abstract: String { get }
  /// What a user needs beyond the abstract: examples, exit codes. May be empty.
  static var discussion: String { get }
  /// The arguments, in the order help shows them.
  static var arguments: [any ArgumentDeclaration] { get }

  init(_ parsed: ParsedArguments) throws(UsageError)

  func run(in context: CommandContext) async throws -> ExitCode
}

extension Command {
  package static var discussion: String { "" }
}
