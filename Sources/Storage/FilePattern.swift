#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A path in which parts are left open: `*` and `?` stand for characters of a name, `[ab]` for one
/// of them, and `**` for any number of folders.
package struct FilePattern: Sendable {
  private let parts: [String]

  /// The pattern as the user wrote it, with slashes between its parts.
  package init(_ text: String) {
    parts = text.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
      .filter { $0 != "." }
  }

  /// Whether a path could be meant as a pattern at all.
  package static func isPattern(_ path: String) -> Bool {
    path.utf8.contains { "*?[".utf8.contains($0) }
  }

  /// The files below the folder that the pattern matches, by their paths from there, sorted. Names
  /// that begin with a dot, and links, are left out.
  package func files(in folder: Folder) throws(StorageError) -> [String] {
    let first = parts.firstIndex { Self.isPattern($0) } ?? max(0, parts.count - 1)
    var found: Set<String> = []
    try add(parts[first...], below: parts[..<first].joined(separator: "/"), in: folder, &found)
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private func add(
    _ rest: ArraySlice<String>, below path: String, in folder: Folder, _ found: inout Set<String>
  ) throws(StorageError) {
    guard let part = rest.first else { return }
    let isAnyDepth = part == "**"
    if isAnyDepth { try add(rest.dropFirst(), below: path, in: folder, &found) }
    for entry in try folder.list(path) ?? [] {
      guard entry.name.utf8.first != UInt8(ascii: "."),
        isAnyDepth ? entry.isFolder : fnmatch(part, entry.name, 0) == 0
      else { continue }
      let inner = path.isEmpty ? entry.name : "\(path)/\(entry.name)"
      if entry.isFolder {
        try add(isAnyDepth ? rest : rest.dropFirst(), below: inner, in: folder, &found)
      } else if rest.count == 1 {
        found.insert(inner)
      }
    }
  }
}
