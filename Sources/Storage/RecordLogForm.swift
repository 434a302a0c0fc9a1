extension RecordLog {
  /// A log's bytes, those that appending the same records would have made, and how many there are.
  package struct Form: Sendable {
    package var bytes: [UInt8]
    package var canonical: [UInt8]
    package var records: Int
  }

  /// The log as it is and as it would be written, the lines in the same order; `nil` where there is
  /// none. What a killed run left behind the last line is no part of what would be written.
  package func form() throws(StorageError) -> Form? {
    guard let bytes = try folder.read(path, limit: SizeLimit.log) else { return nil }
    var form = Form(bytes: bytes, canonical: [], records: 0)
    for record in try records() {
      form.canonical += try StoredJSON.line(record)
      form.records += 1
    }
    return form
  }
}
