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
  /// Files that the tool wrote and cannot read.
  package var unreadableFiles: [UnreadableFile]
  /// Verdicts on claims and questions that are no longer recorded.
  package var orphanVerdicts: [OrphanVerdict]
  /// How independent passes over one page agree.
  package var passes: PassList

  /// A subject of the given parts.
  package init(
    sources: SourceList, places: SourceListPlaces, facts: FactBase = FactBase(),
    titles: [PageID: String] = [:], today: Day, orphans: [String] = [],
    writtenFiles: [WrittenFile] = [], unreadableFiles: [UnreadableFile] = [],
    orphanVerdicts: [OrphanVerdict] = [], passes: PassList = PassList()
  ) {
    self.sources = sources
    self.places = places
    self.facts = facts
    self.titles = titles
    self.today = today
    self.orphans = orphans
    self.writtenFiles = writtenFiles
    self.unreadableFiles = unreadableFiles
    self.orphanVerdicts = orphanVerdicts
    self.passes = passes
  }
}
