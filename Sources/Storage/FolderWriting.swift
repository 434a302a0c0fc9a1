import Synchronization

/// The folders whose entries were changed and are yet to be synced to disk.
package struct WriteBatch: Sendable {
  fileprivate(set) var touched: Set<String> = []

  package init() {}
}

/// Numbers this process's temporary files.
private let temporaryNumber = Atomic<Int>(0)

extension Folder {
  /// How the names of unfinished files begin; no page's file begins with a dot.
  static let temporaryPrefix = ".docfacts-unfinished-"

  /// The name of an unfinished file that no other has.
  static func newTemporaryName() -> String {
    let number = temporaryNumber.add(1, ordering: .relaxed).newValue
    return "\(temporaryPrefix)\(processNumber)-\(number)"
  }

  /// Puts a file in place at once and durably, making folders as needed; `false` where it already
  /// had these bytes and was left alone.
  @discardableResult
  package func write(_ bytes: [UInt8], to relative: String) throws(StorageError) -> Bool {
    var batch = WriteBatch()
    let changed = try write(bytes, to: relative, in: &batch)
    try finish(&batch)
    return changed
  }

  /// As `write(_:to:)`, but the folder is synced with the batch.
  ///
  /// Where the bytes can be made anew, `durably: false` saves a sync a file: the file still appears
  /// at once and whole to every process, and only a power failure can leave it empty.
  @discardableResult
  package func write(
    _ bytes: [UInt8], to relative: String, in batch: inout WriteBatch, durably: Bool = true
  ) throws(StorageError) -> Bool {
    let (folders, name) = try split(relative)
    let folder = try make(folders, in: &batch)
    if try size(of: relative) == bytes.count,
      try read(relative, limit: max(bytes.count, 1)) == bytes
    {
      return false
    }
    if let kind = try? folder.status(of: name).kind, kind == .link {
      throw .symbolicLink(path: fullPath(relative))
    }
    do throws(SystemFailure) {
      try replace(name, in: folder, with: bytes, durably: durably)
    } catch {
      throw refusal(error, of: name, in: folder, attempt: "write", path: relative)
    }
    if durably { batch.touched.insert(folders.joined(separator: "/")) }
    return true
  }

  private func replace(
    _ name: String, in folder: Descriptor, with bytes: [UInt8], durably: Bool
  ) throws(SystemFailure) {
    let temporary = Self.newTemporaryName()
    do throws(SystemFailure) {
      let file = try folder.newFile(temporary)
      try file.write(bytes)
      if durably { try file.sync() }
      try folder.rename(temporary, to: name)
    } catch {
      try? folder.remove(temporary)
      throw error
    }
  }

  /// Makes a folder and those above it; no error where it exists.
  package func makeFolder(_ relative: String) throws(StorageError) {
    var batch = WriteBatch()
    let (folders, name) = try split(relative)
    _ = try make(folders + [name], in: &batch)
    try finish(&batch)
  }

  func make(_ folders: [String], in batch: inout WriteBatch) throws(StorageError) -> Descriptor {
    var folder = root
    for (index, name) in folders.enumerated() {
      let above = folders[..<index].joined(separator: "/")
      do throws(SystemFailure) {
        folder = try opened(name, in: folder) { batch.touched.insert(above) }
      } catch {
        let path = folders[...index].joined(separator: "/")
        throw refusal(error, of: name, in: folder, attempt: "make the folder", path: path)
      }
    }
    return folder
  }

  private func opened(
    _ name: String, in folder: Descriptor, whenMade: () -> Void
  ) throws(SystemFailure) -> Descriptor {
    do throws(SystemFailure) {
      return try folder.folder(name)
    } catch {
      guard error.isMissing else { throw error }
    }
    do throws(SystemFailure) {
      try folder.makeFolder(name)
      whenMade()
    } catch {
      guard error.alreadyThere else { throw error }
    }
    return try folder.folder(name)
  }

  /// Syncs every folder that the batch's writes changed, each once.
  package func finish(_ batch: inout WriteBatch) throws(StorageError) {
    for relative in batch.touched.sorted() {
      let folder = relative.isEmpty ? root : try parent(of: relative + "/x")?.folder
      do throws(SystemFailure) {
        try folder?.sync()
      } catch {
        throw .failed(attempt: "sync the folder", path: fullPath(relative), reason: error.reason)
      }
    }
    batch.touched = []
  }
}
