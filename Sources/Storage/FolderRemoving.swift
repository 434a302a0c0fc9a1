extension Folder {
  /// Removes a file, durably, and the folders that are empty without it; `false` where there was
  /// none.
  @discardableResult
  package func remove(_ relative: String) throws(StorageError) -> Bool {
    guard let (folder, name) = try parent(of: relative) else { return false }
    do throws(SystemFailure) {
      try folder.remove(name)
      try folder.sync()
    } catch {
      if error.isMissing { return false }
      throw refusal(error, of: name, in: folder, attempt: "remove", path: relative)
    }
    removeEmptyFolders(above: relative)
    return true
  }

  /// An empty folder is clutter, not state: git does not keep it, and no failure here matters.
  private func removeEmptyFolders(above relative: String) {
    guard var (folders, _) = try? split(relative) else { return }
    while folders.count > 1, let name = folders.last {
      guard let parent = try? parent(of: folders.joined(separator: "/")),
        (try? parent.folder.remove(name, isFolder: true)) != nil
      else { return }
      folders.removeLast()
    }
  }

  /// Removes what a process left that was killed while it wrote, anywhere below a folder, and
  /// gives the number of files removed. Only the holder of the workspace's lock may call this.
  @discardableResult
  package func removeUnfinishedFiles(below relative: String) throws(StorageError) -> Int {
    var removed = 0
    var folders = [relative]
    while let folder = folders.popLast() {
      for entry in try list(folder) ?? [] {
        let path = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
        if entry.isFolder {
          folders.append(path)
        } else if entry.name.utf8.starts(with: Self.temporaryPrefix.utf8) {
          removed += try remove(path) ? 1 : 0
        }
      }
    }
    return removed
  }
}
