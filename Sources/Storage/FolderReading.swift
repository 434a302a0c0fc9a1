/// Bounds on what is read into memory at once.
package enum SizeLimit {
  /// A body, a fact sheet, an article.
  package static let file = 64 << 20
  /// The log of runs, which grows by a line a run.
  package static let log = 1 << 30
}

extension Folder {
  /// The bytes of a file; `nil` where there is none.
  package func read(
    _ relative: String, limit: Int = SizeLimit.file
  ) throws(StorageError) -> [UInt8]? {
    guard let (folder, name) = try parent(of: relative) else { return nil }
    let result: Result<[UInt8], StorageError>
    do throws(SystemFailure) {
      result = try bytes(of: try folder.file(name), limit: limit, path: relative)
    } catch {
      if error.isMissing { return nil }
      throw refusal(error, of: name, in: folder, attempt: "read", path: relative)
    }
    return try result.get()
  }

  private func bytes(
    of file: Descriptor, limit: Int, path: String
  ) throws(SystemFailure) -> Result<[UInt8], StorageError> {
    let (kind, size) = try file.status()
    guard kind == .file else {
      return .failure(.wrongKind(path: fullPath(path), expected: "file"))
    }
    let bytes = try file.read(atMost: limit + 1, sizeHint: size)
    guard bytes.count <= limit else {
      return .failure(.tooLarge(path: fullPath(path), limit: limit))
    }
    return .success(bytes)
  }

  /// An entry of a folder.
  package struct Entry: Equatable, Sendable {
    package var name: String
    package var isFolder: Bool
  }

  /// The files and folders directly below a folder, sorted by the bytes of their names; links and
  /// devices are left out. `nil` where there is no such folder.
  package func list(_ relative: String = "") throws(StorageError) -> [Entry]? {
    let folder: Descriptor
    if relative.isEmpty {
      folder = root
    } else {
      guard let (inner, _) = try parent(of: relative + "/x") else { return nil }
      folder = inner
    }
    do throws(SystemFailure) {
      return try folder.entries().filter { $0.kind == .file || $0.kind == .folder }
        .map { Entry(name: $0.name, isFolder: $0.kind == .folder) }
        .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    } catch {
      throw .failed(attempt: "list", path: fullPath(relative), reason: error.reason)
    }
  }

  /// The size of a file in bytes; `nil` where there is none.
  package func size(of relative: String) throws(StorageError) -> Int? {
    guard let (folder, name) = try parent(of: relative) else { return nil }
    do throws(SystemFailure) {
      let (kind, size) = try folder.status(of: name)
      if kind == .file { return size }
      guard kind == .link else { return nil }
    } catch {
      if error.isMissing { return nil }
      throw refusal(error, of: name, in: folder, attempt: "read", path: relative)
    }
    throw .symbolicLink(path: fullPath(relative))
  }
}

/// The bytes of a file that the user named, outside any workspace too; links are followed.
package func readFile(
  _ path: String, limit: Int = SizeLimit.file
) throws(StorageError) -> [UInt8] {
  let bytes: [UInt8]
  do {
    bytes = try Descriptor.open(fileAt: path).read(atMost: limit + 1)
  } catch {
    throw .failed(attempt: "read", path: path, reason: error.reason)
  }
  guard bytes.count <= limit else { throw .tooLarge(path: path, limit: limit) }
  return bytes
}
