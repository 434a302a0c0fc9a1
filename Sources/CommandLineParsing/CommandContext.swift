/// What a command may know of the process around it.
package struct CommandContext: Sendable {
  /// The absolute path of the working directory.
  package var workingDirectory: String
  package var environment: [String: String]
  /// Seconds since 1970-01-01 UTC, read anew at each call.
  package var clock: @Sendable () -> Int64
  /// Where results go.
  package var output: TextStream
  /// Where messages and progress go.
  package var errors: TextStream
  /// All of standard input, read at the first call.
  package var input: @Sendable () throws -> [UInt8]

  package init(
    workingDirectory: String, environment: [String: String], clock: @escaping @Sendable () -> Int64,
    output: TextStream, errors: TextStream, input: @escaping @Sendable () throws -> [UInt8]
  ) {
    self.workingDirectory = workingDirectory
    self.environment = environment
    self.clock = clock
    self.output = output
    self.errors = errors
    self.input = input
  }
}

/// Where text goes, and whether a person watches it appear.
package struct TextStream: Sendable {
  /// Whether it is a terminal.
  package var isTerminal: Bool
  /// Writes all of the text, or nothing more once the reader has gone away.
  package var write: @Sendable (String) -> Void

  package init(isTerminal: Bool, write: @escaping @Sendable (String) -> Void) {
    self.isTerminal = isTerminal
    self.write = write
  }
}
