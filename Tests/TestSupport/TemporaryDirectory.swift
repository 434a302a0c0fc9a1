#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A fresh, empty directory that is removed with its last reference.
package final class TemporaryDirectory: Sendable {
  /// Its absolute path, symbolic links resolved, without a slash at the end.
  package let path: String

  /// Makes the directory below `$TMPDIR` or `/tmp`.
  package init() throws(ServerError) {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/docfacts-test-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template), let real = realpath(made, nil) else {
      throw ServerError(description: "mkdtemp below \(parent): \(errno)")
    }
    defer { free(real) }
    path = String(cString: real)
  }

  deinit { removeTree(path) }

  /// The path of an entry: `directory["facts/sources.yml"]`.
  package subscript(entry: String) -> String { "\(path)/\(entry)" }

  /// Writes a file below the directory and makes the directories that lead there.
  package func write(_ bytes: some Collection<UInt8>, to entry: String) throws(ServerError) {
    for (index, byte) in entry.utf8.enumerated() where byte == UInt8(ascii: "/") {
      mkdir(self[String(decoding: entry.utf8.prefix(index), as: UTF8.self)], 0o777)
    }
    guard let file = fopen(self[entry], "wb") else {
      throw ServerError(description: "open \(self[entry]): \(errno)")
    }
    let content = Array(bytes)
    let count = content.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
    guard fclose(file) == 0, count == content.count else {
      throw ServerError(description: "write \(self[entry]): \(errno)")
    }
  }

  /// Writes a text file below the directory.
  package func write(_ text: String, to entry: String) throws(ServerError) {
    try write(Array(text.utf8), to: entry)
  }

  /// The bytes of a file below the directory; `nil` where there is none.
  package func read(_ entry: String) -> [UInt8]? {
    guard let file = fopen(self[entry], "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&piece, 1, piece.count, file), count > 0 {
      bytes += piece[..<count]
    }
    return bytes
  }
}

/// Removes an entry and all below it; symbolic links are removed, not followed.
private func removeTree(_ path: String) {
  guard unlink(path) != 0, let directory = opendir(path) else { return }
  while let entry = readdir(directory) {
    let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    if name != "." && name != ".." { removeTree("\(path)/\(name)") }
  }
  closedir(directory)
  rmdir(path)
}
