import FactModel

/// Stands for the render JSON of DocC pages, which nothing reads yet.
struct DocCJSONExtractor: PageExtractor {
  let kinds = [PageKind.doccJSON]

  func sheet(of snapshot: Snapshot) throws(ExtractionError) -> FactSheet {
    throw .unsupported(snapshot.kind)
  }
}
