import FactDiffing

/// Changes under a line for each kind, with their number.
struct ChangesByKind {
  private let kinds: [(kind: ChangeKind, groups: [ChangeGroup])]

  /// The groups by their kinds, the kinds with loud changes first, else in the order of reports.
  init(_ groups: [ChangeGroup]) {
    let parted = Dictionary(grouping: groups) { $0.first.kind }
    kinds = parted.map { ($0.key, $0.value) }.sorted { left, right in
      (left.groups[0].first.severity, left.kind.rank)
        < (right.groups[0].first.severity, right.kind.rank)
    }
  }

  var items: [String] {
    kinds.enumerated().flatMap { index, part in
      [(index == 0 ? "" : "\n") + heading(part.kind, part.groups)] + lines(part.groups)
    }
  }

  private func heading(_ kind: ChangeKind, _ groups: [ChangeGroup]) -> String {
    let pages = Set(groups.flatMap(\.pages)).count
    let changes = groups.reduce(0) { $0 + $1.changes.count }
    return "**\(kind.rawValue)**: \(counted(changes, "change")) on \(counted(pages, "page"))\n"
  }

  private func lines(_ groups: [ChangeGroup]) -> [String] {
    let shown = groups.prefix(Self.most).map { DiffMarkdownReporter().line($0, marksLoud: true) }
    guard groups.count > shown.count else { return shown }
    let rest = groups.dropFirst(shown.count).reduce(0) { $0 + $1.changes.count }
    return shown + ["- … and \(counted(rest, "further change")) of this kind"]
  }

  /// How many lines of one kind a reader gets.
  private static let most = 40
}
