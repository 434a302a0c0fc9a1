import CommandLineParsing
import Testing

private struct Greet: Command {
  static let name = "greet"
  static let abstract = "Greets somebody."
  static let discussion = "Exits with 0."
  private static let loud = Argument<Bool>.flag("-l", "--loud", help: "In capitals.")
  private static let who = Argument<String>.positional("who", help: "Whom to greet.")
  static let arguments: [any ArgumentDeclaration] = [who, loud]

  let isLoud: Bool
  let who: String

  init(_ parsed: ParsedArguments) throws(UsageError) {
    isLoud = try parsed.value(of: Self.loud)
    who = try parsed.value(of: Self.who)
  }

  func run(in context: CommandContext) async throws -> ExitCode { .success }
}

private let tool = CommandLineTool(
  name: "hello", abstract: "Greets.", version: "1", commands: [Greet.self])

struct CommandLineToolTests {
  @Test func choosesTheCommandAndReadsItsArguments() throws {
    guard case .run(let command) = try tool.request(["greet", "-l", "world"]) else {
      Issue.record("no command was chosen")
      return
    }
    let greet = try #require(command as? Greet)
    #expect(greet.isLoud && greet.who == "world")
  }

  @Test(arguments: [["greet", "--help"], ["help", "greet"], ["greet", "x", "-h"]])
  func showsTheCommandsPage(words: [String]) throws {
    guard case .help(let text) = try tool.request(words) else {
      Issue.record("no help was shown")
      return
    }
    #expect(
      text == """
        Greets somebody.

        USAGE: hello greet <who> [options]

        ARGUMENTS:
          <who>  Whom to greet.

        OPTIONS:
          -l, --loud  In capitals.

        Exits with 0.

        """)
  }

  @Test(arguments: [[], ["--help"], ["help"]])
  func listsTheCommands(words: [String]) throws {
    guard case .help(let text) = try tool.request(words) else {
      Issue.record("no help was shown")
      return
    }
    #expect(text.contains("  greet  Greets somebody.\n"))
  }

  @Test func proposesTheCommandThatWasMeant() {
    #expect(throws: UsageError.unknownCommand("gret", nearest: "greet")) {
      try tool.request(["gret"])
    }
  }

  @Test func leavesHelpBehindTwoHyphensToTheCommand() throws {
    guard case .run = try tool.request(["greet", "--", "--help"]) else {
      Issue.record("the word after -- was taken for an option")
      return
    }
  }
}
