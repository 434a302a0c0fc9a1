import FactModel

/// The availability as a table; its absence is told apart: no header, no list, no rows.
func availabilityLines(_ header: PageHeader?, _ style: TextStyle) -> [String] {
  guard let header else { return ["availability: no header"] }
  guard let rows = header.availability else { return ["availability: no list in the header"] }
  guard !rows.isEmpty else { return ["availability: a list without rows"] }
  let width = rows.map { terminalText($0.platform).unicodeScalars.count }.max() ?? 0
  return ["availability:"]
    + rows.map { row in
      let platform = terminalText(row.platform)
      let pad = String(repeating: " ", count: width - platform.unicodeScalars.count)
      return "  \(platform)\(pad)  \(versions(of: row, style))"
    }
}

/// DocC writes unavailable, obsoleted and "no version" alike, so no more than that is said.
private func versions(of row: AvailabilityRow, _ style: TextStyle) -> String {
  let introduced = row.introduced.map { "from \($0)" }
  let bound = row.until.map { until in
    let mark = until.isToBeDeprecated ? " (to be deprecated)" : ""
    return style.paint("upper bound \(until)\(mark)", .bold)
  }
  let statement = row.statement.map { terminalText($0.description) }
  let parts = [introduced, bound, statement].compactMap { $0 }
  return parts.isEmpty ? "no version stated" : parts.joined(separator: ", ")
}
