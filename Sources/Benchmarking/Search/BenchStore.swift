import Digesting
import FactModel
import Storage

/// A workspace with the pages as its one source's snapshots.
struct BenchStore {
  let path: String
  let pages: Int
  let bytes: Int

  static let batch = "batch.jsonl"
  static let patterns = "patterns.txt"

  /// Makes the workspace, unless one with as many pages is there. Files that no page's id can stand
  /// for are left out.
  init(at path: String, of folder: PageFolder) throws {
    self.path = path
    try Self.makeFolder(path)
    let files = folder.paths.compactMap { file in
      PageID(rawValue: "bench/" + String(file.dropLast(3))).map { (file, $0) }
    }
    let sources = Self.sources(files.map(\.1))
    let root = try Folder(path: path)
    let isThere = try root.read(Workspace.sources) == sources
    var (batch, bytes) = (WriteBatch(), 0)
    for (file, page) in files {
      let body = try folder.bytes(of: file)
      bytes += body.count
      if !isThere { try Self.store(body, page, in: root, &batch) }
    }
    try root.write(sources, to: Workspace.sources)
    (pages, self.bytes) = (files.count, bytes)
  }

  private static func makeFolder(_ path: String) throws {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let above = parts.dropLast().joined(separator: "/")
    try Folder(path: above.isEmpty ? "/" : above).makeFolder(String(parts.last ?? ""))
  }

  private static func sources(_ pages: [PageID]) -> [UInt8] {
    let lines = pages.map {
      "      - '\($0.path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''"))'\n"
    }
    return Array(
      ("""
      sources:
        - id: bench
          kind: docc-markdown
          base: https://example.org/documentation/
          keep: bytes
          pages:

      """ + lines.joined()).utf8)
  }

  private static func store(
    _ body: [UInt8], _ page: PageID, in folder: Folder, _ batch: inout WriteBatch
  ) throws {
    let name = PageFileName(page)
    let metadata = SnapshotMetadata(
      page: page, url: "https://example.org/documentation/\(page.path).md", status: 200,
      mediaType: "text/markdown", digest: Digest(ofBlob: body), bytes: body.count,
      fetched: Timestamp(seconds: 0))
    try folder.write(
      body, to: "\(Workspace.snapshots)/\(name.body(.doccMarkdown))", in: &batch, durably: false)
    try folder.write(
      try StoredJSON.file(metadata), to: "\(Workspace.snapshots)/\(name.metadata)", in: &batch,
      durably: false)
  }

  /// Writes the sentences as a batch for docfacts and as patterns for ripgrep.
  func write(_ sentences: [String]) throws {
    let folder = try Folder(path: path)
    let lines = sentences.enumerated().map { number, text in
      "{\"id\": \"\(number)\", \"text\": \"\(text)\"}\n"
    }
    try folder.write(Array(lines.joined().utf8), to: Self.batch)
    try folder.write(Array((sentences.joined(separator: "\n") + "\n").utf8), to: Self.patterns)
  }

  /// Removes the index.
  func forgetIndex() throws { try Folder(path: path).remove("\(Workspace.local)/signatures") }
}
