import FactModel
import PageReading
import Testing

@testable import QuoteMatching

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Runs a file of cases, one JSON object a line, that the environment names.
struct CaseFileTests {
  struct FileCase: Decodable {
    var id: String
    var source: String
    var quote: String
    var verdict: String
    var step: String
    var reason: String?
  }

  static let path = ProcessInfo.processInfo.environment["DOCFACTS_QUOTE_CASES"]

  @Test(.enabled(if: path != nil)) func judgesEveryCaseOfTheFileAsItSays() throws {
    let data = try Data(contentsOf: URL(filePath: try #require(Self.path)))
    var misses = 0
    for line in data.split(separator: 0x0A) {
      let sample = try JSONDecoder().decode(FileCase.self, from: Data(line))
      let page = QuotablePage(MarkdownPageReader().pageText(of: Array(sample.source.utf8)))
      let outcome = Quotation(sample.quote).judged(on: page)
      #expect(outcome.verdict.rawValue == sample.verdict, "\(sample.id)")
      let isSame = outcome.step.rawValue == sample.step && outcome.reason?.rawValue == sample.reason
      if !isSame || outcome.verdict.rawValue != sample.verdict {
        misses += 1
        let reasons = outcome.reasons.map(\.rawValue).joined(separator: ",")
        print(
          "\(sample.id): \(sample.verdict)/\(sample.step)/\(sample.reason ?? "") but",
          "\(outcome.verdict.rawValue)/\(outcome.step.rawValue)/\(reasons)")
      }
    }
    print("\(misses) cases differ in verdict, step or reason")
  }
}
