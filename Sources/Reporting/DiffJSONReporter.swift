import FactDiffing
import FactModel

/// The comparison for machines: every page of every group is named.
struct DiffJSONReporter: DiffReporter {
  let name = "json"

  func render(_ report: DiffReport, style: TextStyle) throws -> String {
    try jsonText(DiffDocument(report))
  }
}

/// A comparison as JSON holds it.
struct DiffDocument: Encodable {
  private var schema = 1
  private var from: String
  private var to: String
  private var pages: Counts
  private var groups: [Group]
  private var uncompared: [ChangeSet.Uncompared]
  private var articleLines: [ArticleLineEntry]

  init(_ report: DiffReport) {
    from = report.from
    to = report.to
    pages = Counts(
      total: report.total, changed: report.changed, unchanged: report.unchanged,
      uncompared: report.uncompared.count)
    groups = report.groups.map(Group.init)
    uncompared = report.uncompared
    articleLines = report.articleLines.map(ArticleLineEntry.init)
  }

  private struct Counts: Encodable {
    var total: Int
    var changed: Int
    var unchanged: Int
    var uncompared: Int
  }

  /// A group; where its changes differ by their pages only, the first stands for all.
  private struct Group: Encodable {
    var kind: ChangeKind
    var severity: ChangeSeverity
    var message: String
    var count: Int
    var pages: [PageID]
    var changes: [Change]

    init(_ group: ChangeGroup) {
      kind = group.first.kind
      severity = group.first.severity
      message = TextStyle().text(phrase(for: group))
      count = group.changes.count
      pages = group.pages
      changes = group.isUniform ? [group.first] : group.changes
    }
  }
}
