import FactModel
import Storage

extension Tracker {
  /// Reads fact sheets from the stored pages whose snapshot or extractor differs from what their
  /// sheet records; snapshots become facts. Never asks the network.
  ///
  /// A page that cannot be read keeps its old sheet and is named in the summary.
  public func extract(pages: [PageID] = [], force: Bool = false) async throws -> ExtractionSummary {
    try await locked { try extractLocked(pages: pages, force: force) { _, _ in } }
  }

  /// Extracts, and shows each page's reading to `observe`.
  func extractLocked(
    pages: [PageID], force: Bool, observe: (PageID, PageExtraction.Reading) -> Void
  ) throws -> ExtractionSummary {
    var summary = ExtractionSummary()
    var batch = WriteBatch()
    for source in sources.sources {
      let extraction = PageExtraction(tracker: self, source: source, force: force)
      for page in try pagesToRead(pages, of: source) {
        try Task.checkCancellation()
        let reading = try extraction.read(page, in: &batch)
        summary.take(page, reading)
        observe(page, reading)
      }
    }
    try workspace.folder.finish(&batch)
    try comparePasses()
    return summary
  }

  /// The named pages of the source, or every watched one, sorted.
  private func pagesToRead(_ named: [PageID], of source: Source) throws -> [PageID] {
    let watched = Set(source.pages.map(\.id))
    guard !named.isEmpty else { return watched.sorted() }
    let own = named.filter { $0.source == source.id }
    if let stranger = own.first(where: { !watched.contains($0) }) {
      throw TrackingError.notWatched(stranger)
    }
    return Set(own).sorted()
  }
}
