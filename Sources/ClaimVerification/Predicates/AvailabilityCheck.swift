import FactModel
import PageReading
import QuoteMatching

/// Whether the header of each page has the expected rows. A page says nothing for another: a
/// member's rows are never its class's, and iPadOS is not iOS.
struct AvailabilityCheck: PageCheck {
  let predicate: AvailabilityPredicate

  var pages: [PageID] { predicate.scope.pages }

  func evidenceClass(of page: PageID, _ kind: PageKind) -> EvidenceClass { .header }

  func observation(on page: OpenPage) -> Observation {
    guard let header = page.sheet.header else {
      return .unverified(page.reason(.noHeader, "the page has no machine-readable header"))
    }
    guard let rows = header.availability, !rows.isEmpty else {
      let what = header.availability == nil ? "no availability list" : "an empty availability list"
      return .unverified(page.reason(.noHeader, "the page's header has \(what)"))
    }
    var parts = predicate.rows.map { observation(of: $0, in: rows, on: page) }
    if predicate.noOthers { parts.append(others(in: rows, on: page)) }
    return .all(parts)
  }

  /// Each row of the platform must be as expected, where the header has several.
  private func observation(
    of expected: ExpectedRow, in rows: [AvailabilityRow], on page: OpenPage
  ) -> Observation {
    let key = PlatformKey(expected.platform)
    let found = rows.filter { PlatformKey($0.platform) == key }
    let evidence = found.map { page.evidence(of: $0) }
    if found.isEmpty {
      if expected.state == .absent { return .holds([page.evidence(ofAll: rows)]) }
      return .fails(
        [page.reason(.missing, "\(expected.platform): no row, expected \(expected.state.phrase)")],
        [page.evidence(ofAll: rows)])
    }
    let reasons = found.compactMap { row in
      expected.state.difference(from: row).map { page.reason($0.code, "\(row): \($0.detail)") }
    }
    return .judged(reasons, evidence)
  }

  private func others(in rows: [AvailabilityRow], on page: OpenPage) -> Observation {
    let named = Set(predicate.rows.map { PlatformKey($0.platform) })
    let others = rows.filter { !named.contains(PlatformKey($0.platform)) }
    let reasons = others.map { page.reason(.found, "\($0): a row that no other should be") }
    return .judged(
      reasons, others.isEmpty ? [page.evidence(ofAll: rows)] : others.map(page.evidence))
  }
}

extension OpenPage {
  /// A row, where the header has it.
  fileprivate func evidence(of row: AvailabilityRow) -> Evidence {
    evidence("\(row)", at: place(ofRowFor: row.platform), how: "row")
  }

  /// The whole list, which shows what is not in it.
  fileprivate func evidence(ofAll rows: [AvailabilityRow]) -> Evidence {
    evidence(rows.map(\.description).joined(separator: ", "), at: nil, how: "rows")
  }

  /// Where the header's JSON writes the row; `nil` where it writes the platform with escapes.
  private func place(ofRowFor platform: String) -> Range<Int>? {
    guard let text else { return nil }
    let header = text.page.source[..<min(text.page.bodyStart, text.page.source.count)]
    let start = Array("\"\(platform):".utf8)
    guard let place = header.firstRange(of: start)?.lowerBound else { return nil }
    let end = header[(place + start.count)...].firstIndex(of: UInt8(ascii: "\""))
    return place + 1..<(end ?? place + start.count)
  }
}
