import FactModel

/// A page's facts with where they come from: what `docfacts show` prints.
package struct SheetReport: Sendable {
  /// What was read from the page.
  package var sheet: FactSheet
  /// What is known of the snapshot beside its bytes; `nil` where that file is missing.
  package var metadata: SnapshotMetadata?
  /// When the page was last confirmed to be as stored.
  package var lastChecked: Timestamp?
  /// How the page's other pass agrees; `nil` where it has none.
  package var passes: PassComparison?

  /// A report of the given parts.
  package init(
    sheet: FactSheet, metadata: SnapshotMetadata? = nil, lastChecked: Timestamp? = nil,
    passes: PassComparison? = nil
  ) {
    self.sheet = sheet
    self.metadata = metadata
    self.lastChecked = lastChecked
    self.passes = passes
  }
}
