import ProcessRunning
import TestSupport

/// The built `docfacts`, as a user runs it, in a directory of its own.
struct BuiltTool: Sendable {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  /// Runs the tool in the directory; the machine's own time and colours are kept out.
  @discardableResult
  func run(_ arguments: String...) throws -> ToolOutcome { try run(arguments) }

  /// As the method above.
  @discardableResult
  func run(_ arguments: [String]) throws -> ToolOutcome {
    ToolOutcome(try command(arguments).run(timeLimit: .seconds(60)))
  }

  /// Runs the tool with a text as its standard input.
  func run(reading input: String, _ arguments: [String]) throws -> ToolOutcome {
    let process = try command(arguments).start()
    process.write(Array(input.utf8))
    return ToolOutcome(try process.finish(timeLimit: .seconds(60)))
  }

  /// As the method above.
  func run(reading input: String, _ arguments: String...) throws -> ToolOutcome {
    try run(reading: input, arguments)
  }

  /// Starts the tool for a conversation.
  func start(_ arguments: String...) throws -> RunningProcess { try command(arguments).start() }

  private func command(_ arguments: [String]) -> Invocation {
    Invocation(
      Self.path, arguments, in: directory.path,
      environment: ["SOURCE_DATE_EPOCH": nil, "NO_COLOR": nil, "GIT_DIR": nil])
  }

  /// Runs git in the directory, as somebody, and gives what it wrote.
  @discardableResult
  func git(_ arguments: String...) throws -> String {
    let identity = ["-c", "user.name=t", "-c", "user.email=t@example.org"]
    return try Invocation("git", identity + arguments, in: directory.path)
      .run(timeLimit: .seconds(60)).outputText
  }

  /// A file below the directory as text; empty where there is none.
  func text(_ file: String) -> String {
    String(decoding: directory.read(file) ?? [], as: UTF8.self)
  }

  /// Writes a file below the directory.
  func write(_ text: String, to file: String) throws { try directory.write(text, to: file) }

  /// Commits everything.
  func commit() throws {
    try git("init", "-q")
    try git("add", "-A")
    try git("commit", "-qm", "state")
  }

  /// Commits everything, at that moment.
  func commit(at moment: String) throws {
    try git("add", "-A")
    let identity = ["-c", "user.name=t", "-c", "user.email=t@example.org"]
    _ = try Invocation(
      "git", identity + ["commit", "-qm", "state", "--date", moment], in: directory.path,
      environment: ["GIT_COMMITTER_DATE": moment]
    ).run(timeLimit: .seconds(60))
  }

  /// Where the test bundle lies, the tool lies too.
  static let path: String = {
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? ""
    let parts = bundle.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.prefix { !$0.hasSuffix(".xctest") }.joined(separator: "/")
    return folder + "/docfacts"
  }()
}
