/// The right to write to a workspace; given back when the last reference goes, or the process ends
/// in whatever way.
package final class WorkspaceLock: Sendable {
  private let file: Descriptor

  fileprivate init(_ file: Descriptor) { self.file = file }

  // Closing is not enough: a program that another thread is just starting holds a copy of the
  // descriptor until it execs, and the lock with it.
  deinit { file.unlock() }
}

extension Workspace {
  /// Takes the lock without waiting, and removes what a killed holder left half written; throws
  /// `locked` where another process, or this one, holds it.
  package func lock() throws(StorageError) -> WorkspaceLock {
    try hideLocalState()
    let lock = try lockedFile()
    for tree in ["facts", Self.snapshots, Self.local] {
      try folder.removeUnfinishedFiles(below: tree)
    }
    return lock
  }

  /// Keeps `.docfacts` out of git, whatever the repository ignores.
  private func hideLocalState() throws(StorageError) {
    try folder.write(Array("*\n".utf8), to: "\(Self.local)/.gitignore")
  }

  private func lockedFile() throws(StorageError) -> WorkspaceLock {
    let path = folder.fullPath(Self.lock)
    guard let (parent, name) = try folder.parent(of: Self.lock) else {
      throw .failed(attempt: "lock", path: path, reason: "its folder is gone")
    }
    let file: Descriptor
    let isOurs: Bool
    do throws(SystemFailure) {
      file = try parent.log(name)
      isOurs = try file.lock()
      if isOurs {
        try file.truncate(to: 0)
        try file.write(Array("\(processNumber)\n".utf8))
      }
    } catch {
      throw folder.refusal(error, of: name, in: parent, attempt: "lock", path: Self.lock)
    }
    guard isOurs else { throw .locked(path: path, holder: holder(in: file)) }
    return WorkspaceLock(file)
  }

  private func holder(in file: Descriptor) -> Int32? {
    guard let bytes = try? file.read(atMost: 32) else { return nil }
    return Int32(String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self))
  }
}
