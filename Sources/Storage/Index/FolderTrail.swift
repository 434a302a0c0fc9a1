/// Opens files of a folder one after another and keeps the folders on the way to the last one open:
/// files in the order of their paths cost a step each. For one thread only.
final class FolderTrail {
  private let folder: Folder
  private var names: [Substring] = []
  private var open: [Descriptor] = []

  init(_ folder: Folder) { self.folder = folder }

  /// The folder that holds a file, and the file's name; `nil` where a folder on the way is missing
  /// or no folder. The path must have come from `PageFileName`.
  func parent(of path: String) -> (folder: Descriptor, name: String)? {
    var parts = path.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
    guard let name = parts.popLast() else { return nil }
    let shared = zip(parts, names).prefix { $0.0.utf8.elementsEqual($0.1.utf8) }.count
    names.removeSubrange(shared...)
    open.removeSubrange(shared...)
    for part in parts[shared...] {
      guard let next = try? (open.last ?? folder.root).folder(String(part)) else { return nil }
      names.append(part)
      open.append(next)
    }
    return (open.last ?? folder.root, String(name))
  }
}
