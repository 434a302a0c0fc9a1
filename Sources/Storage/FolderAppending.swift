extension Folder {
  /// Cuts a file to its first `length` bytes and appends in one write, durably; makes the file
  /// where it is missing.
  func append(
    _ bytes: [UInt8], to relative: String, keeping length: Int
  ) throws(StorageError) {
    var batch = WriteBatch()
    let (folders, name) = try split(relative)
    let folder = try make(folders, in: &batch)
    do throws(SystemFailure) {
      let file = try folder.log(name)
      if try file.status().size > length { try file.truncate(to: length) }
      try file.write(bytes)
      try file.sync()
      try folder.sync()
    } catch {
      throw refusal(error, of: name, in: folder, attempt: "append to", path: relative)
    }
    try finish(&batch)
  }
}
