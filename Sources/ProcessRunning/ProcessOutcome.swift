/// What a program left when it ended.
package struct ProcessOutcome: Equatable, Sendable {
  /// How a program ended.
  package enum Ending: Equatable, Sendable {
    /// By itself, with this exit status.
    case exited(Int32)
    /// By a signal it did not handle, with this number.
    case signalled(Int32)
  }

  package var ending: Ending
  /// What it wrote to standard output and nobody read before.
  package var output: [UInt8]
  /// What it wrote to standard error.
  package var errors: [UInt8]

  package var succeeded: Bool { ending == .exited(0) }
  /// Standard output as text; bytes that are no UTF-8 become U+FFFD.
  package var outputText: String { String(decoding: output, as: UTF8.self) }
  /// Standard error as text; bytes that are no UTF-8 become U+FFFD.
  package var errorText: String { String(decoding: errors, as: UTF8.self) }
}

extension ProcessOutcome.Ending {
  /// Reads the number that `waitpid` gives.
  init(waitStatus: Int32) {
    let signal = waitStatus & 0x7f
    self = signal == 0 ? .exited(waitStatus >> 8 & 0xff) : .signalled(signal)
  }

  /// The exit status as shells count it: 128 and the number for a signal.
  package var code: Int32 {
    switch self {
    case .exited(let status): status
    case .signalled(let number): 128 + number
    }
  }
}
