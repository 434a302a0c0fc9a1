import CommandLineParsing

extension ExitCode {
  /// How a run that stopped with the error ends.
  init(endingWith error: any Error) {
    switch error {
    case is CancellationError: self = .interrupted
    case is UsageError: self = .usage
    default: self = .incomplete
    }
  }
}
