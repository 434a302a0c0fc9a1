/// Writes what became of quotations in one format.
package protocol QuoteReporter: Sendable {
  /// The format's name on the command line.
  var name: String { get }

  /// The whole report in the order of the quotations; throws where a value cannot be encoded.
  func render(_ reports: [QuoteReport]) throws -> String
}

/// Every format of a judgement on quotations.
package let quoteReporters: [any QuoteReporter] = [
  QuoteTextReporter(), QuoteJSONReporter(), QuoteJSONLinesReporter(),
]
