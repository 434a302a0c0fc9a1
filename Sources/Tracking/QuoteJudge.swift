import FactModel
import QuoteMatching
import Reporting

/// Judges quotations where they are asked for, and says of those that do not stand there where and
/// when they stood: on other pages of the store, in older snapshots of the page.
package struct QuoteJudge {
  private let openTracker: () throws -> Tracker

  /// A judge that opens the workspace only where a request needs one.
  package init(opening tracker: @escaping () throws -> Tracker) { openTracker = tracker }

  /// What came of each request, in their order. The store is passed through once at most.
  package func judge(_ requests: [QuoteRequest]) throws -> [QuoteReport.Judgement] {
    var judgements: [QuoteReport.Judgement] = []
    var desk = Desk()
    for request in requests {
      try Task.checkCancellation()
      judgements.append(try judge(request, &desk))
    }
    try searchStore(requests, &judgements, &desk)
    return judgements
  }

  /// What is kept between two requests: the workspace, and the page that was asked for last.
  private struct Desk {
    var tracker: Tracker?
    var page: (id: PageID, text: QuotablePage?)?
  }

  private func tracker(_ desk: inout Desk) throws -> Tracker {
    let tracker = try desk.tracker ?? openTracker()
    desk.tracker = tracker
    return tracker
  }

  private func judge(
    _ request: QuoteRequest, _ desk: inout Desk
  ) throws -> QuoteReport.Judgement {
    switch request.place {
    case .page(let id):
      let text =
        try desk.page?.id == id ? desk.page?.text : tracker(&desk).quotablePage(of: id)
      desk.page = (id, text)
      return .place(id.rawValue, text.map(request.quotation.judged))
    case .file(let path, let name, let kind):
      return .place(name, try LooseFile(path: path).judge(request.quotation, kind: kind))
    case .store: return .store(QuoteSearch())
    }
  }

  private func searchStore(
    _ requests: [QuoteRequest], _ judgements: inout [QuoteReport.Judgement], _ desk: inout Desk
  ) throws {
    let open = requests.indices.filter { Self.isOpen(requests[$0].place, judgements[$0]) }
    guard !open.isEmpty else { return }
    let tracker = try tracker(&desk)
    let searches = try tracker.search(open.map { requests[$0].quotation })
    var past = try PastSnapshots(tracker)
    for (index, search) in zip(open, searches) {
      guard case .page(let id) = requests[index].place,
        case .place(let name, let outcome?) = judgements[index]
      else {
        judgements[index] = .store(search)
        continue
      }
      let drifted = try past.drifted(outcome, requests[index].quotation, on: id)
      judgements[index] = .place(name, drifted.foundElsewhere(search.others(than: id)))
    }
  }

  /// Whether a request asks for the whole store, or its page does not have the quotation.
  private static func isOpen(
    _ place: QuoteRequest.Place, _ judgement: QuoteReport.Judgement
  ) -> Bool {
    switch (place, judgement) {
    case (.store, _): true
    case (.page, .place(_, let outcome?)): outcome.verdict != .holds
    default: false
    }
  }
}

extension QuoteSearch {
  fileprivate func others(than page: PageID) -> [(page: PageID, outcome: QuoteOutcome)] {
    found.filter { $0.page != page }.map { ($0.page, $0.outcome) }
  }
}
