/// A file that is written piece by piece and appears whole, in place of another, or not at all.
///
/// It is not synced to disk: for what can be made anew.
final class ReplacingFile {
  private let folder: Descriptor
  private let file: Descriptor
  private let name: String
  private let temporary: String
  private var isWhole = true
  private var isCommitted = false

  init(_ relative: String, in folder: Folder) throws(StorageError) {
    let (folders, name) = try folder.split(relative)
    var batch = WriteBatch()
    self.folder = try folder.make(folders, in: &batch)
    self.name = name
    temporary = Folder.newTemporaryName()
    do throws(SystemFailure) {
      file = try self.folder.newFile(temporary)
    } catch {
      throw .failed(attempt: "write", path: folder.fullPath(relative), reason: error.reason)
    }
  }

  deinit { if !isCommitted { try? folder.remove(temporary) } }

  func write(_ bytes: [UInt8]) throws(SystemFailure) {
    do throws(SystemFailure) {
      try file.write(bytes)
    } catch {
      isWhole = false
      throw error
    }
  }

  /// Puts the file in place, unless a write failed.
  func commit() {
    guard isWhole, !isCommitted else { return }
    isCommitted = (try? folder.rename(temporary, to: name)) != nil
  }
}
