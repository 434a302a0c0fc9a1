import CommandLineParsing
import ProcessRunning

extension CommandContext {
  /// The surroundings of the running process.
  package static var ofThisProcess: CommandContext {
    CommandContext(
      workingDirectory: ProcessSurroundings.workingDirectory,
      environment: ProcessSurroundings.environment,
      clock: { ProcessSurroundings.secondsSince1970 },
      output: TextStream(.output), errors: TextStream(.error),
      input: { StandardStream.input.readAll(limit: 256 << 20) })
  }
}

extension TextStream {
  fileprivate init(_ stream: StandardStream) {
    self.init(isTerminal: stream.isTerminal) { stream.write($0) }
  }
}
