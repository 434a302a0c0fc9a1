import Digesting
import FactDiffing
import FactModel
import Reporting
import Storage

extension Tracker {
  /// Compares two states by meaning, each a revision or a directory; `nil` for the working tree.
  ///
  /// Pages whose metadata and sheet are the same files are not read. Of the others both sides are
  /// read by this version's extractor from the bytes, or, where a state does not hold them, from
  /// the sheets, if one extractor wrote both. Article lines are those of the working tree.
  package func diff(
    from old: String, to new: String?, workingDirectory: String, now: Timestamp
  ) throws -> DiffReport {
    let before = try workspace.state(named: old, from: workingDirectory)
    let after =
      try new.map { try workspace.state(named: $0, from: workingDirectory) }
      ?? workspace.state
    var comparison = StateComparison(before: before, after: after, sources: sources)
    try comparison.run()
    var report = comparison.report
    report.articleLines = try listedArticleLines(
      relyingOn: report.changedPages.map(DependencyTarget.page), now: now)
    return report
  }
}

extension Tracker {
  /// The revision that the repository had before a day began, in UTC; throws where it had none.
  package func revision(before day: Day) throws -> String {
    let moment = Timestamp(seconds: Int64(day.number) * 86_400)
    guard let repository = GitRepository(at: workspace.path) else {
      throw TrackingError.unreadable(workspace.path, reason: "it lies in no git repository")
    }
    guard let commit = try repository.lastCommit(before: moment) else {
      throw TrackingError.noState(before: day)
    }
    return commit.id
  }
}

extension Workspace {
  /// A directory is meant as seen from where the user is; everything else names a revision.
  fileprivate func state(
    named name: String, from directory: String
  ) throws(StorageError) -> any WorkspaceState {
    let path = name.hasPrefix("/") ? name : "\(directory)/\(name)"
    if let other = try? Workspace(at: path) { return StateOnDisk(other, name: name) }
    return try state(named: name)
  }
}

extension DiffReport {
  /// Whether anything changed.
  package var hasChanges: Bool { changed > 0 }

  /// Whether every page could be compared.
  package var isComplete: Bool { uncompared.isEmpty }
}
