/// Writes a log of values in one format.
package protocol ValueLogReporter: Sendable {
  /// The format's name on the command line.
  var name: String { get }

  /// The whole log, ending in a line end; throws where a value cannot be encoded. Sentences that
  /// always stood are only counted unless all are to be listed.
  func render(_ log: ValueLog, listingAll: Bool, style: TextStyle) throws -> String
}

/// Every format of a log of values.
package let valueLogReporters: [any ValueLogReporter] = [
  ValueLogTextReporter(), ValueLogJSONReporter(),
]

/// The log for machines; always whole.
struct ValueLogJSONReporter: ValueLogReporter {
  let name = "json"

  func render(_ log: ValueLog, listingAll: Bool, style: TextStyle) throws -> String {
    switch log {
    case .page(let log): try jsonText(log)
    case .fact(let log): try jsonText(log)
    }
  }
}
