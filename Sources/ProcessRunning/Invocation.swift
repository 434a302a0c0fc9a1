/// A program to run and everything it is given.
package struct Invocation: Equatable, Sendable {
  /// A path, or a name that is looked up in `PATH`.
  package var program: String
  /// The arguments after the program's name.
  package var arguments: [String]
  /// Where it runs; `nil` for this process's own working directory.
  package var workingDirectory: String?
  /// Variables set in addition to, or in place of, this process's own; `nil` removes one.
  package var environment: [String: String?]
  /// What stands on its standard input, which ends after it.
  package var input: [UInt8]

  package init(
    _ program: String, _ arguments: [String] = [], in workingDirectory: String? = nil,
    environment: [String: String?] = [:], input: [UInt8] = []
  ) {
    self.program = program
    self.arguments = arguments
    self.workingDirectory = workingDirectory
    self.environment = environment
    self.input = input
  }
}

extension Invocation {
  /// Runs the program to its end and gives what it wrote; an exit status other than 0 is a value.
  ///
  /// A program that is not done after `timeLimit` is killed, and the error says so.
  package func run(timeLimit: Duration? = nil) throws(ProcessError) -> ProcessOutcome {
    let process = try start()
    process.write(input)
    process.endInput()
    return try process.finish(timeLimit: timeLimit)
  }

  /// Starts the program for a conversation; `input` is not sent.
  package func start() throws(ProcessError) -> RunningProcess {
    try RunningProcess(self)
  }
}
