import Storage

/// A file that a result is written to, whole or not at all.
struct OutputFile {
  /// The file's absolute path.
  let path: String

  func write(_ text: String) throws { try write(bytes: Array(text.utf8)) }

  func write(bytes: [UInt8]) throws {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let parent = parts.dropLast().joined(separator: "/")
    try Folder(path: parent.isEmpty ? "/" : parent)
      .write(bytes, to: String(parts.last ?? ""))
  }
}
