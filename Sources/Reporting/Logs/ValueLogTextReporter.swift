import FactDiffing
import FactModel

/// The log for a person: a line a value, with the days from and until which it stood.
struct ValueLogTextReporter: ValueLogReporter {
  let name = "text"

  func render(_ log: ValueLog, listingAll: Bool, style: TextStyle) -> String {
    switch log {
    case .page(let log): text([log.page.rawValue] + lines(of: log, listingAll), style)
    case .fact(let log): text([log.fact.rawValue] + log.spans.map(line), style)
    }
  }

  private func text(_ lines: [String], _ style: TextStyle) -> String {
    let shown = lines.map(terminalText)
    return ([style.paint(shown[0], .bold)] + shown.dropFirst()).map { "\($0)\n" }.joined()
  }

  private func lines(of log: PageLog, _ listingAll: Bool) -> [String] {
    ValueSpan.Aspect.allCases.flatMap { aspect in
      section(aspect, log.spans.filter { $0.aspect == aspect }, listingAll)
    }
      + (log.records.isEmpty ? [] : ["noted by runs"] + log.records.map(line))
      + log.gaps.map { "not read: \($0)" }
  }

  private func section(
    _ aspect: ValueSpan.Aspect, _ spans: [ValueSpan], _ listingAll: Bool
  ) -> [String] {
    guard let first = spans.map(\.since).min() else { return [] }
    let steady = spans.filter { $0.since == first && $0.until == nil }
    guard aspect == .sentence, !listingAll, !steady.isEmpty else {
      return [aspect.rawValue] + sorted(spans).map(line)
    }
    return [aspect.rawValue]
      + sorted(spans.filter { !($0.since == first && $0.until == nil) })
      .map(line)
      + ["  \(first.day) –             \(counted(steady.count, "further sentence")); -v lists them"]
  }

  /// A subject's values together, in the order of time.
  private func sorted(_ spans: [ValueSpan]) -> [ValueSpan] {
    var ranks: [[String]: Int] = [:]
    for span in spans where ranks[span.subject] == nil { ranks[span.subject] = ranks.count }
    return spans.enumerated().sorted { left, right in
      (ranks[left.element.subject] ?? 0, left.element.since, left.offset)
        < (ranks[right.element.subject] ?? 0, right.element.since, right.offset)
    }.map(\.element)
  }

  private func line(_ span: ValueSpan) -> String {
    let subject = span.subject.isEmpty ? "" : span.subject.joined(separator: " > ") + ": "
    return "  \(days(span.since, span.until))  \(subject)\(span.value)"
  }

  private func line(_ span: FactLog.Span) -> String {
    let pages = span.pages.map { step in
      "\(step.page) \(step.before?.rawValue.prefix(8) ?? "none")"
        + " → \(step.after?.rawValue.prefix(8) ?? "none")"
    }
    let why = pages.isEmpty ? "" : "  \(listed(pages))"
    return "  \(days(span.since, span.until))  \(span.value)\(why)"
  }

  private func line(_ record: HistoryRecord) -> String {
    let subject = record.subject.map { " \($0.joined(separator: ", "))" } ?? ""
    return "  \(record.at.day)  \(record.what)\(subject): \(record.before ?? "none") → "
      + (record.after ?? "none")
  }

  private func days(_ since: Timestamp, _ until: Timestamp?) -> String {
    "\(since.day) – \(until.map { $0.day.description } ?? "          ")"
  }
}
