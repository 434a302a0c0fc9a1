/// What the file system tells of a file without reading it: as long as it is the same, so are the
/// bytes.
struct FileStamp: Equatable, Sendable {
  var inode: UInt64
  var size: UInt64
  /// When the bytes and when the file's entry were changed, in nanoseconds since 1970.
  var modified: UInt64
  var changed: UInt64

  /// Whether the file was left alone for long enough before `now` that a further change would have
  /// another time. File systems count in ticks of some milliseconds, old ones in whole seconds.
  func isSettled(at now: UInt64) -> Bool {
    let second: UInt64 = 1_000_000_000
    let isCoarse = modified % second == 0 || changed % second == 0
    return max(modified, changed) + (isCoarse ? 2 * second : second / 10) < now
  }
}

/// The stamps of a page's metadata and body.
package struct SnapshotStamp: Equatable, Sendable {
  var metadata: FileStamp
  var body: FileStamp

  /// Whether both files were left alone for long enough before `now`.
  func isSettled(at now: UInt64) -> Bool {
    metadata.isSettled(at: now) && body.isSettled(at: now)
  }
}
