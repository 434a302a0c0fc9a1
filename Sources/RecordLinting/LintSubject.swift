import FactModel

/// What the rules look at: the hand-written records and what is known of the pages they name.
package struct LintSubject: Sendable {
  /// The sources, pages and page sets.
  package var sources: SourceList
  /// Where they stand in `sources.yml`.
  package var places: SourceListPlaces
  /// The claims and questions.
  package var facts: FactBase
  /// The titles that fact sheets have, by page.
  package var titles: [PageID: String]
  /// The day on which the records are looked at.
  package var today: Day
  /// Fact sheets and snapshots of pages that no source names: the names of their files.
  package var orphans: [String]
  /// Files that the tool writes.
  package var writtenFiles: [WrittenFile]

  /// A subject of the given parts.
  package init(
    sources: SourceList, places: SourceListPlaces, facts: FactBase = FactBase(),
    titles: [PageID: String] = [:], today: Day, orphans: [String] = [],
    writtenFiles: [WrittenFile] = []
  ) {
    self.sources = sources
    self.places = places
    self.facts = facts
    self.titles = titles
    self.today = today
    self.orphans = orphans
    self.writtenFiles = writtenFiles
  }
}

/// A file that the tool writes, as it is and as the tool would write it.
package struct WrittenFile: Sendable {
  /// The file's name as the user would write it.
  package var name: String
  /// The bytes on disk.
  package var bytes: [UInt8]
  /// The bytes that the writer makes of the same content.
  package var canonical: [UInt8]

  /// A file of the given parts.
  package init(name: String, bytes: [UInt8], canonical: [UInt8]) {
    self.name = name
    self.bytes = bytes
    self.canonical = canonical
  }
}
