/// Why a program could not be run, or a conversation with it not be held.
package enum ProcessError: Error, Equatable {
  /// The program, the directory it was to run in, and the system's reason.
  case notStarted(program: String, directory: String?, reason: String)
  /// It ran longer than it was allowed to, and was killed.
  case timedOut(program: String, limit: Duration)
  /// It closed its output while more was expected of it.
  case endedEarly(program: String)
}

extension ProcessError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notStarted(let program, let directory, let reason):
      "\(program): cannot be started\(directory.map { " in \($0)" } ?? ""): \(reason)"
    case .timedOut(let program, let limit):
      "\(program): not done after \(limit), killed"
    case .endedEarly(let program):
      "\(program): ended before it had answered"
    }
  }
}
