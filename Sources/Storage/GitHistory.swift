import FactModel
import ProcessRunning

extension GitRepository {
  /// The ids that a file had in the commits up to `HEAD` that changed it, the newest first, at most
  /// `limit` of them; none where it was never committed. Merges are followed as git simplifies them.
  func versions(of path: String, atMost limit: Int) throws(StorageError) -> [Digest] {
    let answer = try ask([
      "log", "--max-count=\(limit)", "--no-show-signature", "--no-follow", "--no-renames",
      "--no-ext-diff", "--raw", "--no-abbrev", "--format=", "-z", "HEAD", "--", path,
    ])
    // A repository without a commit has no HEAD and no history.
    guard answer.succeeded else { return [] }
    return answer.output.split(separator: 0).compactMap(Self.newID)
  }

  /// The last commit of `HEAD`'s own line that was made before the moment; `nil` where there is none.
  package func lastCommit(before moment: Timestamp) throws(StorageError) -> Commit? {
    let answer = try ask([
      "rev-list", "-1", "--first-parent", "--min-age=\(moment.seconds - 1)", "HEAD", "--",
    ])
    let id = answer.outputText.utf8.prefix { $0 != UInt8(ascii: "\n") }
    return answer.succeeded && !id.isEmpty ? try commit(String(Substring(id))) : nil
  }

  /// Reads `:<old mode> <new mode> <old id> <new id> <status>`; `nil` for a path, and for a file
  /// that was removed or is no regular one.
  private static func newID(_ field: ArraySlice<UInt8>) -> Digest? {
    let words = field.split(separator: UInt8(ascii: " "))
    guard field.first == UInt8(ascii: ":"), words.count == 5, words[1].starts(with: "100".utf8)
    else { return nil }
    return Digest(rawValue: String(decoding: words[3], as: UTF8.self))
  }
}
