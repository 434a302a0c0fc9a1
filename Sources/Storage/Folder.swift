/// A directory tree on disk; nothing read or written through it lies outside.
///
/// Paths are relative, with `/` between components. Every component is opened for itself without
/// following links, so that a link planted in a workspace leads nowhere.
package final class Folder: Sendable {
  /// The folder's path as it is shown in errors.
  package let path: String
  let root: Descriptor

  /// Opens a folder that exists.
  package init(path: String) throws(StorageError) {
    self.path = path
    do {
      root = try Descriptor.open(path: path)
    } catch {
      throw .failed(attempt: "open the folder", path: path, reason: error.reason)
    }
  }

  /// The path for people: the folder's and the relative one.
  package func fullPath(_ relative: String) -> String {
    relative.isEmpty ? path : "\(path)/\(relative)"
  }

  /// The open folder that holds `relative`, and the last component's name; `nil` where a folder on
  /// the way is missing.
  func parent(of relative: String) throws(StorageError) -> (folder: Descriptor, name: String)? {
    let (folders, name) = try split(relative)
    var folder = root
    for component in folders {
      guard let next = try subfolder(component, of: folder, on: relative) else { return nil }
      folder = next
    }
    return (folder, name)
  }

  func split(_ relative: String) throws(StorageError) -> (folders: [String], name: String) {
    var components = relative.utf8.split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false
    ).map { String(Substring($0)) }
    guard !components.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }),
      !relative.utf8.contains(0)
    else { throw .failed(attempt: "use the path", path: relative, reason: "not a relative path") }
    let name = components.removeLast()
    return (components, name)
  }

  private func subfolder(
    _ name: String, of folder: Descriptor, on path: String
  ) throws(StorageError) -> Descriptor? {
    do throws(SystemFailure) {
      return try folder.folder(name)
    } catch {
      if error.isMissing { return nil }
      throw refusal(error, of: name, in: folder, attempt: "open", path: path)
    }
  }

  /// The error for a call that failed on `name`: a link is named as such.
  func refusal(
    _ failure: SystemFailure, of name: String, in folder: Descriptor, attempt: String, path: String
  ) -> StorageError {
    let kind = (try? folder.status(of: name))?.kind
    if kind == .link { return .symbolicLink(path: fullPath(path)) }
    if failure.isNoFolder { return .wrongKind(path: fullPath(path), expected: "folder") }
    return .failed(attempt: attempt, path: fullPath(path), reason: failure.reason)
  }
}
