import Storage

/// The Markdown files below a directory, in the order of their paths, read one at a time.
struct PageFolder {
  private let folder: Folder
  /// Their paths below the directory.
  let paths: [String]

  init(_ directory: String) throws {
    folder = try Folder(path: directory)
    paths = try Self.paths(below: "", in: folder).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
  }

  private static func paths(below path: String, in folder: Folder) throws -> [String] {
    var paths: [String] = []
    var open = [path]
    while let path = open.popLast() {
      for entry in try folder.list(path) ?? [] {
        let inner = path.isEmpty ? entry.name : "\(path)/\(entry.name)"
        if entry.isFolder {
          open.append(inner)
        } else if entry.name.utf8.suffix(3).elementsEqual(".md".utf8) {
          paths.append(inner)
        }
      }
    }
    return paths
  }

  func bytes(of path: String) throws -> [UInt8] { try folder.read(path) ?? [] }
}
