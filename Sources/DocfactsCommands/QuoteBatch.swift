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

/// Many quotations to be judged, a line of JSON each.
struct QuoteBatch {
  /// The batch's name for messages.
  let name: String
  let bytes: [UInt8]
  let kind: PageKind
  let session: Session

  private struct Line: Decodable {
    let id: String
    let page: PageID?
    let file: String?
    let text: String
  }

  /// The quotations in order with what the batch calls them; throws at the first line that is none.
  func requests() throws -> [(id: String, request: QuoteRequest)] {
    try bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated()
      .filter { !$0.element.allSatisfy { $0 == 0x20 || $0 == 0x0D } }
      .map { try request($0.element, number: $0.offset + 1) }
  }

  private func request(
    _ bytes: ArraySlice<UInt8>, number: Int
  ) throws -> (id: String, request: QuoteRequest) {
    do {
      let line = try JSONDecoder().decode(Line.self, from: Data(bytes))
      return (line.id, QuoteRequest(Quotation(line.text), at: try place(line)))
    } catch {
      throw StorageError.malformed(path: name, line: number, reason: "no quotation: \(error)")
    }
  }

  private func place(_ line: Line) throws(UsageError) -> QuoteRequest.Place {
    switch (line.page, line.file) {
    case (let page?, nil): .page(page)
    case (nil, let file?): .file(session.path(file), name: file, kind)
    case (nil, nil): .store
    case (_?, _?): throw .conflict("'\(line.id)' has both a page and a file")
    }
  }
}
