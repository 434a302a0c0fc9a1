import FactModel

/// A line a source and, where asked for, a line a page.
struct StatusTextReporter: StatusReporter {
  let name = "text"

  func render(_ report: StatusReport, listingPages: Bool, style: TextStyle) -> String {
    guard !report.sources.isEmpty else { return "no sources are watched\n" }
    let lines = report.sources.flatMap { source in
      [line(source)]
        + source.pages.filter { listingPages || $0.needsALook }
        .map { line($0, style) }
    }
    return (["as of \(report.asOf)"] + lines + report.outdated.lines)
      .joined(separator: "\n") + "\n"
  }

  private func line(_ source: SourceStatus) -> String {
    let counts = StatusCounts(source.pages)
    let marks = [
      (counts.neverFetched, "never-fetched"), (counts.stale, "stale"), (counts.gone, "gone"),
      (counts.failing, "failing"),
    ].filter { $0.0 > 0 }.map { ", \($0.0) \($0.1)" }.joined()
    let every = source.checkEvery.map { ", check every \(counted($0, "day"))" } ?? ""
    return "\(source.id): \(counted(counts.watched, "page")) watched, "
      + "\(counts.withSnapshot) with a snapshot\(marks)\(every), "
      + dates(checked: source.lastChecked, changed: source.lastChanged)
  }

  private func line(_ page: PageStatus, _ style: TextStyle) -> String {
    let marks = [
      page.snapshot == nil ? "never-fetched" : nil, page.isStale ? "stale" : nil,
      page.gone.map { "gone since \($0)" }, page.failure.map { "failing: \(terminalText($0))" },
    ].compactMap { $0 }
    let state = marks.isEmpty ? "current" : style.paint(marks.joined(separator: ", "), .bold)
    return "  \(terminalText(page.page.rawValue)): \(state); "
      + dates(checked: page.lastChecked, changed: page.lastChanged)
  }

  private func dates(checked: Timestamp?, changed: Timestamp?) -> String {
    "last checked \(checked?.description ?? "never"), "
      + "last changed \(changed?.description ?? "never")"
  }
}

extension PageStatus {
  /// Pages that were never fetched are counted: a new list would be nothing but these.
  fileprivate var needsALook: Bool { isStale || gone != nil || failure != nil }
}
