import FactDiffing

/// Two states of the facts compared: what `docfacts diff` prints.
package struct DiffReport {
  /// The former state as the user named it.
  package var from: String
  /// The present state as the user named it.
  package var to: String
  /// The changes, the same change on many pages once.
  package var groups: [ChangeGroup]
  /// How many pages changed.
  package var changed: Int
  /// How many pages were compared and had not changed.
  package var unchanged: Int
  /// The pages that could not be compared, sorted.
  package var uncompared: [ChangeSet.Uncompared]
  /// Lines of the workspace's articles that rely on a page that changed, sorted by place.
  package var articleLines: [ArticleLine] = []

  /// A report of what `set` took in.
  package init(from: String, to: String, set: ChangeSet) {
    self.from = from
    self.to = to
    groups = set.groups
    changed = set.changed
    unchanged = set.unchanged
    uncompared = set.uncompared
  }

  /// How many pages there were: changed, unchanged and not comparable ones.
  package var total: Int { changed + unchanged + uncompared.count }

  /// What was compared and with what outcome, in one line; never silent about pages left out.
  var summary: String {
    guard total > 0 else { return "no pages compared" }
    guard changed == 0 else {
      return "\(counted(total, "page")): \(changed) changed, \(unchanged) unchanged, "
        + "\(uncompared.count) not comparable"
    }
    guard !uncompared.isEmpty else { return "\(counted(total, "page")) compared, nothing changed" }
    return "\(unchanged) of \(counted(total, "page")) compared, nothing changed in these; "
      + "\(uncompared.count) not comparable"
  }
}
