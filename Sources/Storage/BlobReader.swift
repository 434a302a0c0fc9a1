import FactModel
import ProcessRunning

/// One `git cat-file --batch` process, asked for a blob at a time. For one thread only.
package final class BlobReader {
  private let process: RunningProcess

  package init(_ repository: GitRepository) throws(StorageError) {
    do {
      process = try GitRepository.command(["cat-file", "--batch"], in: repository.directory)
        .start()
    } catch {
      throw .git(attempt: "read objects", reason: "\(error)")
    }
  }

  /// The bytes of a blob; `nil` where the repository has none of this id.
  package func bytes(
    of digest: Digest, limit: Int = SizeLimit.file
  ) throws(StorageError) -> [UInt8]? {
    process.write(Array("\(digest)\n".utf8))
    // `<id> blob <size>`, or `<id> missing`.
    let answer = String(decoding: process.readLine() ?? [], as: UTF8.self)
    let words = answer.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
    if words.last == "missing" { return nil }
    guard words.count == 3, words[1] == "blob", let size = Int(words[2]) else {
      throw .git(attempt: "read \(digest)", reason: answer.isEmpty ? "git ended" : answer)
    }
    guard size <= limit else { throw .tooLarge(path: "git object \(digest)", limit: limit) }
    do {
      return try process.read(size + 1).dropLast()
    } catch {
      throw .git(attempt: "read \(digest)", reason: "\(error)")
    }
  }
}
