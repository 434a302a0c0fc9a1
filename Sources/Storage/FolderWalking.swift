extension Folder {
  /// Calls `visit` with the path of every file below a folder whose name ends so, folder by folder
  /// in the order of names; hidden files and folders are passed over.
  package func walk(
    _ relative: String, suffix: String, _ visit: (String) throws -> Void
  ) throws {
    var folders = [relative]
    while let folder = folders.popLast() {
      let entries = (try list(folder) ?? []).filter { !$0.name.utf8.starts(with: ".".utf8) }
      for entry in entries where !entry.isFolder && entry.name.removing(suffix: suffix) != nil {
        try visit("\(folder)/\(entry.name)")
      }
      folders += entries.filter(\.isFolder).reversed().map { "\(folder)/\($0.name)" }
    }
  }
}
