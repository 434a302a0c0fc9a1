import FactModel
import RecordLinting
import Storage

/// Looks through the files that the tool writes, one after another: of a file that is as it should
/// be only its number is kept.
struct WrittenFileSurvey {
  let tracker: Tracker
  let watched: WatchedPages
  /// Files whose bytes differ from those that would be written.
  var differing: [WrittenFile] = []
  /// Files that cannot be read.
  var unreadable: [UnreadableFile] = []
  /// Sheets and snapshots of pages that no source has.
  var orphans: [String] = []
  /// Verdicts on facts that are no longer recorded.
  var orphanVerdicts: [OrphanVerdict] = []
  /// The titles that sheets have.
  var titles: [PageID: String] = [:]
  /// Pages of no source that their server said are gone: their bytes are kept on purpose.
  var gone: Set<PageID> = []
  /// How many files and lines were read.
  var sheets = 0, snapshots = 0, verdicts = 0, logLines = 0
  /// What would mend the files.
  var repairs: [Repair] = []

  /// A survey of the tracker's workspace, with the facts that are recorded in it.
  init(_ tracker: Tracker, _ facts: FactBase) throws {
    self.tracker = tracker
    watched = WatchedPages(tracker.sources)
    try readSnapshots()
    try readSheets()
    try readVerdicts(facts)
    try readLog(RecordLog(runsOf: tracker.workspace))
    try readLog(RecordLog(historyOf: tracker.workspace))
  }

  /// Enters a file with the bytes that would be written, and what mends it.
  mutating func compare(_ path: String, _ bytes: [UInt8], to canonical: [UInt8]) {
    guard bytes != canonical else { return }
    differing.append(WrittenFile(name: path, bytes: bytes, canonical: canonical))
    repairs.append(Repair(path: path, bytes: canonical))
  }

  /// Reads a file that others may have spoilt; one that is not of its form is entered as such.
  @discardableResult
  mutating func readable<Value>(
    _ path: String, _ read: () throws -> Value
  ) throws -> Value? {
    do {
      return try read()
    } catch let error as StorageError {
      guard let file = error.unreadableFile(path) else { throw error }
      unreadable.append(file)
      return nil
    }
  }
}

extension WrittenFileSurvey {
  private mutating func readLog<Record>(_ log: RecordLog<Record>) throws {
    guard let form = try readable(log.path, { try log.form() }) ?? nil else { return }
    logLines += form.records
    compare(log.path, form.bytes, to: form.canonical)
  }
}

extension StorageError {
  /// The file that is not of its form; `nil` where something else went wrong.
  fileprivate func unreadableFile(_ path: String) -> UnreadableFile? {
    switch self {
    case .malformed(_, let line, let reason):
      UnreadableFile(place: Place(file: path, line: line ?? 1, column: 1), reason: reason)
    case .laterSchema(_, let schema, let known):
      UnreadableFile(
        place: Place(file: path, line: 1, column: 1),
        reason: "schema \(schema) is of a later docfacts; this one knows \(known)")
    default: nil
    }
  }
}
