import CommandLineParsing
import Tracking

/// The whole command line: one line for each subcommand.
package let docfactsTool = CommandLineTool(
  name: "docfacts",
  abstract: "Tracks what documentation pages say, and tells when they say something else.",
  version: docfactsVersion,
  commands: [
    InitCommand.self, AddCommand.self, FetchCommand.self, ExtractCommand.self,
    UpdateCommand.self, DiffCommand.self, StatusCommand.self, ShowCommand.self,
    QuoteCommand.self, VerifyCommand.self, QuestionsCommand.self, ExplainCommand.self,
    CheckCommand.self, DependentsCommand.self, LogCommand.self,
    QueryCommand.self,
    LintCommand.self,
  ])

extension CommandLineTool {
  /// Reads the words, runs the command they name, and tells how it ended; never throws.
  package func run(_ words: [String], in context: CommandContext) async -> ExitCode {
    do {
      switch try request(words) {
      case .help(let text): context.output.write(text)
      case .version: context.output.write("\(name) \(version)\n")
      case .run(let command): return try await command.run(in: context)
      }
      return .success
    } catch {
      return report(error, in: context)
    }
  }

  private func report(_ error: any Error, in context: CommandContext) -> ExitCode {
    let code = ExitCode(endingWith: error)
    guard code != .interrupted else { return code }
    context.errors.write("\(name): error: \(error)\n")
    if code == .usage { context.errors.write("see '\(name) --help'\n") }
    return code
  }
}
