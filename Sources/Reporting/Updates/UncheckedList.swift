import FactDiffing
import FactModel

/// What could not be checked and why, pages of one reason together.
struct UncheckedList {
  private let report: UpdateReport

  init(_ report: UpdateReport) { self.report = report }

  /// How many pages could not be compared, and how many kept a fact from being judged.
  var count: Int { report.diff.uncompared.count + unread.count }

  var items: [String] {
    reasons.map(line) + unread.map { "- \(MarkdownText.escaped($0.description))" }
  }

  private var unread: [MissingPage] { report.verification?.unreadPages ?? [] }

  /// The pages by the first word of their reason, in the order of their first pages.
  private var reasons: [[ChangeSet.Uncompared]] {
    Dictionary(grouping: report.diff.uncompared) { $0.reason.prefix { $0 != ":" } }.values
      .sorted { $0[0].page < $1[0].page }
  }

  private func line(_ pages: [ChangeSet.Uncompared]) -> String {
    let names = listed(pages.lazy.map { MarkdownText.code($0.page.rawValue) })
    let reason = MarkdownText.escaped(clipped(pages[0].reason, to: 300))
    guard pages.count > 1 else { return "- \(names): \(reason)" }
    return "- \(counted(pages.count, "page")): \(names). The first: \(reason)"
  }
}
