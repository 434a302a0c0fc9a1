import FactDiffing
import FactModel
import Reporting
import Storage

extension Tracker {
  /// Compares two states by meaning; `nil` for the working tree.
  package func diff(
    from old: String, to new: String?, workingDirectory: String
  ) throws -> DiffReport {
    throw StorageError.unknownRevision(old)
  }
}

extension DiffReport {
  /// Whether anything changed.
  package var hasChanges: Bool { changed > 0 }

  /// Whether every page could be compared.
  package var isComplete: Bool { uncompared.isEmpty }
}
