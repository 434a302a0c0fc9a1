/// Writes a page's facts in one format.
package protocol SheetReporter: Sendable {
  /// The format's name on the command line.
  var name: String { get }

  /// The whole report, ending in a line end; throws where a value cannot be encoded.
  func render(_ report: SheetReport, style: TextStyle) throws -> String
}

/// Every format of a page's facts.
package let sheetReporters: [any SheetReporter] = [SheetTextReporter(), SheetJSONReporter()]
