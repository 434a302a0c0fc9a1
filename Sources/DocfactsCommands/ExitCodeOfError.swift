import CommandLineParsing
import RecordReading
import Storage
import Tracking

extension ExitCode {
  /// How a run that stopped with the error ends.
  init(endingWith error: any Error) {
    switch error {
    case is CancellationError: self = .interrupted
    case is UsageError: self = .usage
    case is RecordError: self = .badData
    case let error as StorageError: self.init(endingWith: error)
    case let error as TrackingError: self.init(endingWith: error)
    default: self = .incomplete
    }
  }

  private init(endingWith error: StorageError) {
    switch error {
    case .locked: self = .locked
    case .malformed, .laterSchema, .noWorkspace, .symbolicLink, .wrongKind, .tooLarge:
      self = .badData
    case .unknownRevision: self = .usage
    case .failed, .git: self = .incomplete
    }
  }

  private init(endingWith error: TrackingError) {
    switch error {
    case .notWatched, .unknownSource, .unknownFact, .unusableAddress, .noState: self = .usage
    case .alreadyThere: self = .badData
    case .unreadable: self = .incomplete
    }
  }
}
