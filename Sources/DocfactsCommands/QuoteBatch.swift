import CommandLineParsing
import FactModel
import QuoteMatching
import Storage
import Tracking

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Judges many quotations, a line each.
struct QuoteBatch {
  let session: Session
  let kind: PageKind

  private struct Request: Decodable {
    let id: String
    let page: PageID?
    let file: String?
    let text: String
  }

  private struct Answer: Encodable {
    let id: String
    let verdict: String
    let step: String?
    let reason: String?
    let line: Int?
    let column: Int?
  }

  /// Answers each line in order; a line that is no request stops the batch and is named.
  func run(_ batch: String) throws -> ExitCode {
    let bytes = batch == "-" ? try session.context.input() : try readFile(session.path(batch))
    let tracker = try? session.tracker()
    var codes: Set<ExitCode> = []
    for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated()
    where !line.allSatisfy({ $0 == 0x20 || $0 == 0x0D }) {
      let request = try request(line, number: index + 1, of: batch)
      let outcome = try judge(request, tracker)
      codes.insert(outcome.map { ExitCode(telling: $0.verdict) } ?? .incomplete)
      session.context.output.write(try answer(request, outcome))
    }
    return codes.contains(.findings)
      ? .findings : codes.contains(.incomplete) ? .incomplete : .success
  }

  private func request(_ line: ArraySlice<UInt8>, number: Int, of batch: String) throws -> Request {
    do {
      let request = try JSONDecoder().decode(Request.self, from: Data(line))
      guard (request.page == nil) != (request.file == nil) else {
        throw UsageError.conflict("'\(request.id)' needs a page or a file")
      }
      return request
    } catch {
      throw StorageError.malformed(path: batch, line: number, reason: "no quotation: \(error)")
    }
  }

  private func judge(_ request: Request, _ tracker: Tracker?) throws -> QuoteOutcome? {
    let quotation = Quotation(request.text)
    if let file = request.file {
      return try LooseFile(path: session.path(file)).judge(quotation, kind: kind)
    }
    guard let page = request.page else { return nil }
    return try (tracker ?? session.tracker()).judge(quotation, on: page)?.outcome
  }

  private func answer(_ request: Request, _ outcome: QuoteOutcome?) throws -> String {
    let place = outcome?.occurrences.first
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let answer = Answer(
      id: request.id, verdict: outcome?.verdict.rawValue ?? "unverified",
      step: outcome?.step.rawValue,
      reason: outcome.map { $0.reason?.rawValue } ?? "never-fetched",
      line: place?.line, column: place?.column)
    return String(decoding: try encoder.encode(answer), as: UTF8.self) + "\n"
  }
}
