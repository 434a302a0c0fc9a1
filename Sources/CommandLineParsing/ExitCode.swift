/// How a command ends, as the shell sees it.
package enum ExitCode: Int32, Sendable {
  /// All asked for was done, and nothing reached the fail level.
  case success = 0
  /// Findings or changes, where the command was asked to say so.
  case findings = 1
  /// Not everything asked for could be checked.
  case incomplete = 2
  /// The words of the call are off (`EX_USAGE`).
  case usage = 64
  /// Another process is writing to the workspace (`EX_TEMPFAIL`).
  case locked = 75
  /// A hand-written file or stored data cannot be read (`EX_CONFIG`).
  case badData = 78
  /// Stopped by Ctrl-C.
  case interrupted = 130
}
