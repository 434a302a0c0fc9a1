import FactModel
import Storage
import TestSupport
import Testing

struct SignatureIndexTests {
  private let place: TemporaryWorkspace
  private let pages: [PageID]

  init() throws {
    place = try TemporaryWorkspace()
    pages = try ["apple/a", "apple/a/b", "apple/b", "apple/c"].map(id)
    for page in pages { try place.put("# \(page)\n", as: page.rawValue) }
  }

  private func source(keep: Source.Keeping = .bytes) throws -> Source {
    Source(
      id: try #require(SourceID(rawValue: "apple")), kind: .doccMarkdown,
      base: "https://example.org/", keep: keep)
  }

  private var files: SnapshotFiles {
    get throws { SnapshotFiles(place.workspace, of: try source()) }
  }

  /// Indexes pages with their ids as signatures, once their files have settled.
  private func index(_ pages: [PageID], form: Int = 1) async throws {
    let files = try files
    try await Task.sleep(for: .milliseconds(200))
    let writer = try #require(
      SignatureIndexWriter(place.workspace, form: form, copyingBefore: pages[0]))
    for page in pages {
      let stamp = try #require(files.stamp(of: page))
      writer.append(page, stamp, signature: Array(page.rawValue.utf8)[...])
    }
    writer.finish()
  }

  /// The pages that have an entry for their files as they are now.
  private func indexed(form: Int = 1) throws -> [PageID] {
    let (files, reader) = (try files, SignatureIndexReader(place.workspace, form: form))
    return pages.filter { page in
      guard let entry = reader.entry(of: page), entry.stamp == files.stamp(of: page) else {
        return false
      }
      #expect(entry.signature.elementsEqual(page.rawValue.utf8))
      return true
    }
  }

  @Test func readsBackWhatWasWritten() async throws {
    #expect(try indexed() == [])
    try await index(pages)
    #expect(try indexed() == pages)
    #expect(try indexed(form: 2) == [])
  }

  @Test func keepsTheEntriesBeforeTheFirstNewOne() async throws {
    try await index(Array(pages[..<2]))
    try await index(Array(pages[2...]))
    #expect(try indexed() == pages)
  }

  @Test func losesAPageWhoseBodyOrMetadataWasReplaced() async throws {
    try await index(pages)
    try place.put("# apple/b\n", as: "apple/b", at: 7)
    try place.directory.write("# APPLE/C\n", to: "snapshots/apple/c.md")
    #expect(try indexed() == Array(pages[..<2]))
  }

  @Test func leavesOutAPageThatWasJustWritten() throws {
    let writer = try #require(
      SignatureIndexWriter(place.workspace, form: 1, copyingBefore: pages[0]))
    writer.append(pages[0], try #require(try files.stamp(of: pages[0])), signature: [])
    writer.finish()
    #expect(try indexed() == [])
  }

  @Test func takesNothingWrongFromADamagedIndex() async throws {
    try await index(pages)
    let whole = try #require(place.directory.read(".docfacts/signatures"))
    for length in 0..<whole.count {
      try place.directory.write(Array(whole[..<length]), to: ".docfacts/signatures")
      #expect(try indexed() == [])
    }
    for index in whole.indices {
      var damaged = whole
      damaged[index] ^= 4
      try place.directory.write(damaged, to: ".docfacts/signatures")
      #expect(try indexed() == [])
    }
  }

  @Test func leavesNoFileOfAnIndexThatWasNotFinished() throws {
    var writer = SignatureIndexWriter(place.workspace, form: 1, copyingBefore: pages[0])
    #expect(try writer != nil && place.workspace.folder.list(".docfacts")?.count == 1)
    writer = nil
    #expect(try place.workspace.folder.list(".docfacts") == [])
  }

  @Test func readsOnlyBodiesThatTheirMetadataDescribes() throws {
    try place.put("kept elsewhere", as: "apple/e", keep: .evidence)
    try place.directory.write("changed", to: "snapshots/apple/b.md")
    let files = try files
    #expect(try files.body(of: pages[0]) == Array("# apple/a\n".utf8))
    #expect(try files.body(of: pages[2]) == nil)
    #expect(try files.body(of: id("apple/e")) == nil)
    #expect(try files.body(of: id("apple/nothing/there")) == nil)
    let kept = SnapshotFiles(place.workspace, of: try source(keep: .evidence))
    #expect(try kept.body(of: id("apple/e")) == Array("kept elsewhere".utf8))
  }

  @Test func leavesMetadataInAnotherFormToItsReader() throws {
    let path = "snapshots/apple/a.meta.json"
    let text = String(decoding: place.directory.read(path) ?? [], as: UTF8.self)
    let flat = text.split(separator: "\n").joined()
    try place.directory.write(flat + "\n", to: path)
    #expect(try files.body(of: pages[0]) == Array("# apple/a\n".utf8))
    try place.directory.write(
      text.replacing("\"schema\" : 1", with: "\"schema\" : 99"), to: path)
    #expect(throws: StorageError.self) { try files.body(of: pages[0]) }
  }
}
