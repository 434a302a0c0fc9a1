import FactModel

/// The fact sheet with its provenance, for machines.
struct SheetJSONReporter: SheetReporter {
  let name = "json"

  func render(_ report: SheetReport, style: TextStyle) throws -> String {
    try jsonText(
      Document(
        sheet: report.sheet, metadata: report.metadata, lastChecked: report.lastChecked))
  }

  private struct Document: Encodable {
    var schema = 1
    var sheet: FactSheet
    var metadata: SnapshotMetadata?
    var lastChecked: Timestamp?
  }
}
