import FactModel

/// The run log, `snapshots/runs.jsonl`: one line a run, appended and never changed.
package struct RunLog: Sendable {
  private let folder: Folder

  package init(_ workspace: Workspace) { folder = workspace.folder }

  /// Appends a run's line; a line that a crash left without its end is ended first.
  package func append(_ record: RunRecord) throws(StorageError) {
    var bytes = try folder.read(Workspace.runs, limit: SizeLimit.log) ?? []
    if let last = bytes.last, last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
    try folder.write(bytes + StoredJSON.line(record), to: Workspace.runs)
  }

  /// The runs so far, in the order of the file; a line that a crash cut short is passed over.
  package func records() throws(StorageError) -> [RunRecord] {
    let bytes = try folder.read(Workspace.runs, limit: SizeLimit.log) ?? []
    var records: [RunRecord] = []
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      if let record = try? StoredJSON.decode(RunRecord.self, from: Array(line), path: Workspace.runs)
      {
        records.append(record)
      }
    }
    return records
  }
}
