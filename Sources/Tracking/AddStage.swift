import FactModel
import RecordReading
import Storage

/// A page that `docfacts add` was asked for.
package struct Addition: Sendable {
  /// The page's id.
  package let page: PageID
  /// Whether it was not on the list before.
  package let isNew: Bool
  /// What of the address a page id cannot say.
  package let notes: [String]
}

extension Tracker {
  /// Puts pages on the list, given their addresses as pasted; the file's comments stay.
  ///
  /// All or nothing: an address that means no page stops before anything is written.
  package func add(addresses: [String], isDryRun: Bool) async throws -> [Addition] {
    let reader = PageURLReader(sources)
    let readings = try addresses.map { try reader.read($0) }
    let additions = readings.enumerated().map { index, reading in
      Addition(
        page: reading.page,
        isNew: reading.watch != .named
          && !readings[..<index].contains { $0.page == reading.page },
        notes: reading.notes.map(\.description))
    }
    if !isDryRun { try await write(additions.filter(\.isNew).map(\.page)) }
    return additions
  }

  private func write(_ pages: [PageID]) async throws {
    guard !pages.isEmpty else { return }
    try await locked {
      var text = String(decoding: try workspace.sourcesText(), as: UTF8.self)
      let editor = SourceListEditor(file: Workspace.sources)
      for page in pages { text = try editor.adding(page, to: text) }
      try workspace.folder.write(Array(text.utf8), to: Workspace.sources)
    }
  }
}
