/// Writes a status in one format.
package protocol StatusReporter: Sendable {
  /// The format's name on the command line.
  var name: String { get }

  /// The whole report, ending in a line end; throws where a value cannot be encoded.
  func render(_ report: StatusReport, listingPages: Bool, style: TextStyle) throws -> String
}

/// Every format of a status.
package let statusReporters: [any StatusReporter] = [StatusTextReporter(), StatusJSONReporter()]
