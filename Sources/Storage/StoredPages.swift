import FactModel

/// The stored pages of a source, in the order of their ids, while only the folders on the way to
/// the current page are held in memory.
package struct StoredPages {
  private let folder: Folder
  private var open: [Level]
  private var upcoming: PageID?
  /// The pages whose names do not give their ids; last first.
  private var overlong: [PageID]

  /// What is left of one folder, last first.
  private struct Level {
    var stem: String
    var items: [Item]
  }

  /// A page's metadata file or a folder. A folder's key ends in a slash, as the ids below it go on
  /// after one: `a-b` comes before `a/c`.
  private struct Item {
    var key: [UInt8]
    var name: String
    var isFolder: Bool
  }

  package init(of source: SourceID, in folder: Folder) throws(StorageError) {
    self.folder = folder
    let root = PageFileName.folder(of: source)
    overlong = try folder.overlongPages(below: root).reversed()
    open = []
    try enter(root)
    upcoming = try nextPlain()
  }

  /// The next page, or `nil` at the end.
  package mutating func next() throws(StorageError) -> PageID? {
    if let first = overlong.last, upcoming.map({ first < $0 }) ?? true {
      return overlong.removeLast()
    }
    defer { if upcoming == nil { open = [] } }
    guard let page = upcoming else { return nil }
    upcoming = try nextPlain()
    return page
  }

  private mutating func nextPlain() throws(StorageError) -> PageID? {
    while let level = open.indices.last {
      guard let item = open[level].items.popLast() else {
        open.removeLast()
        continue
      }
      let stem = "\(open[level].stem)/\(item.name)"
      if item.isFolder {
        try enter(stem)
      } else if let page = PageFileName.page(stem: stem) {
        return page
      }
    }
    return nil
  }

  private mutating func enter(_ stem: String) throws(StorageError) {
    let entries = try folder.list("\(Workspace.snapshots)/\(stem)") ?? []
    let items = entries.compactMap(Self.item)
      .sorted { $1.key.lexicographicallyPrecedes($0.key) }
    open.append(Level(stem: stem, items: items))
  }

  private static func item(_ entry: Folder.Entry) -> Item? {
    var name = entry.name
    if !entry.isFolder {
      guard let plain = name.removing(suffix: PageFileName.metadataSuffix) else { return nil }
      name = plain
    }
    guard let key = PortableComponent.decode(name.utf8[...]) else { return nil }
    let slash = entry.isFolder ? [UInt8(ascii: "/")] : []
    return Item(key: key + slash, name: name, isFolder: entry.isFolder)
  }
}

extension Folder {
  /// The sources that have a folder below `snapshots/`, in the order of their pages' ids.
  package func storedSources() throws(StorageError) -> [SourceID] {
    let entries = try list(Workspace.snapshots) ?? []
    return entries.filter(\.isFolder).compactMap { entry in
      PortableComponent.decode(entry.name.utf8[...])
        .flatMap { SourceID(rawValue: String(decoding: $0, as: UTF8.self)) }
        .flatMap { PageFileName.folder(of: $0) == entry.name ? $0 : nil }
    }.sorted { "\($0)/".utf8.lexicographicallyPrecedes("\($1)/".utf8) }
  }

  /// The source's pages whose file names are too short for their ids, sorted.
  fileprivate func overlongPages(below source: String) throws(StorageError) -> [PageID] {
    let stem = "\(source)/\(PageFileName.overlongFolder)"
    var pages: [PageID] = []
    for entry in try list("\(Workspace.snapshots)/\(stem)") ?? [] where !entry.isFolder {
      guard let name = entry.name.removing(suffix: PageFileName.metadataSuffix) else { continue }
      let path = "\(Workspace.snapshots)/\(stem)/\(entry.name)"
      guard let bytes = try read(path) else { continue }
      let page = try StoredJSON.decode(
        SnapshotMetadata.self, from: bytes, path: fullPath(path)
      ).page
      if PageFileName(page).stem == "\(stem)/\(name)" { pages.append(page) }
    }
    return pages.sorted()
  }
}

extension String {
  /// The text before `suffix`, compared by bytes; `nil` where it does not end so.
  func removing(suffix: String) -> String? {
    guard utf8.count >= suffix.utf8.count, utf8.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
    else { return nil }
    return String(decoding: utf8.dropLast(suffix.utf8.count), as: UTF8.self)
  }
}
