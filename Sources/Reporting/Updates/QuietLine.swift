import FactDiffing

/// What asks nothing of a reader, in one line.
struct QuietLine {
  private let report: UpdateReport

  init(_ report: UpdateReport) { self.report = report }

  var text: String {
    let noise = report.diff.groups.filter {
      $0.first.severity == .noise && $0.first.kind != .upperBoundFloated
    }
    let kinds = Dictionary(grouping: noise) { $0.first.kind }.sorted { $0.key.rank < $1.key.rank }
      .map { kind, groups in
        "\(kind.rawValue) on \(counted(Set(groups.flatMap(\.pages)).count, "page"))"
      }
    let parts =
      ["\(counted(report.diff.unchanged, "page")) unchanged"]
      + [report.factSummary].compactMap(\.self)
      + (kinds.isEmpty ? [] : ["noise: \(listed(kinds, showing: 10))"])
    return "Quiet: \(parts.joined(separator: "; "))."
  }
}
