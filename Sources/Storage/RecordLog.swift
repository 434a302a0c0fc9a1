import FactModel

/// An append-only log: a record a line, the latest last.
///
/// A line that a killed run left without its end is no record: reading passes over it, and the next
/// append takes it away. Branches merged by git's union driver may hold their lines in any order.
package struct RecordLog<Record: SchemaBearing>: Sendable {
  let folder: Folder
  /// The path in the workspace.
  package let path: String

  private init(_ workspace: Workspace, path: String) {
    folder = workspace.folder
    self.path = path
  }

  /// Appends records durably, in one write. Only the holder of the workspace's lock may call this.
  package func append(_ records: Record...) throws(StorageError) { try append(records) }

  /// Appends records durably, in one write. Only the holder of the workspace's lock may call this.
  package func append(_ records: [Record]) throws(StorageError) {
    guard !records.isEmpty else { return }
    var line: [UInt8] = []
    for record in records { line += try StoredJSON.line(record) }
    let log = try folder.read(path, limit: SizeLimit.log) ?? []
    let tail = log.suffix(while: { $0 != UInt8(ascii: "\n") })
    if tail.isEmpty {
      try folder.append(line, to: path, keeping: log.count)
    } else if isWhole(tail) {
      // Only the line feed is missing: an editor took it, not a crash.
      try folder.append([UInt8(ascii: "\n")] + line, to: path, keeping: log.count)
    } else {
      try folder.append(line, to: path, keeping: log.count - tail.count)
    }
  }

  /// Every record in the file's order. A bad line is an error that names it; a last line without
  /// a line feed is a torn one unless it is whole.
  package func records() throws(StorageError) -> [Record] {
    let log = try folder.read(path, limit: SizeLimit.log) ?? []
    var records: [Record] = []
    var rest = log[...]
    var number = 0
    while !rest.isEmpty {
      number += 1
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      rest = rest[line.endIndex...]
      if rest.popFirst() != nil {
        records.append(try decoded(from: line, line: number))
      } else if isWhole(line) {
        records.append(try decoded(from: line, line: number))
      }
    }
    return records
  }

  /// Whether a line without its line feed is a record all the same, a later docfacts' included.
  func isWhole(_ line: ArraySlice<UInt8>) -> Bool {
    do {
      _ = try decoded(from: line, line: 0)
      return true
    } catch .laterSchema {
      return true
    } catch {
      return false
    }
  }

  func decoded(
    from line: ArraySlice<UInt8>, line number: Int
  ) throws(StorageError) -> Record {
    try StoredJSON.decode(
      Record.self, from: Array(line), path: folder.fullPath(path), line: number)
  }
}

extension RecordLog where Record == RunRecord {
  /// The log of runs, `snapshots/runs.jsonl`.
  package init(runsOf workspace: Workspace) { self.init(workspace, path: Workspace.runs) }
}

extension RecordLog where Record == HistoryRecord {
  /// The log of facts and verdicts that changed, `facts/history.jsonl`.
  package init(historyOf workspace: Workspace) { self.init(workspace, path: Workspace.history) }
}

extension [UInt8] {
  /// The longest end of which every byte meets `condition`.
  fileprivate func suffix(while condition: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    guard let last = lastIndex(where: { !condition($0) }) else { return self[...] }
    return self[(last + 1)...]
  }
}
