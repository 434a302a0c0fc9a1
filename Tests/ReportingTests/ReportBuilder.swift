import FactDiffing
import FactModel
import Reporting
import Testing

/// A page id of the tests' own source.
func id(_ path: String) -> PageID {
  guard let id = PageID(rawValue: "kit/\(path)") else { preconditionFailure("bad path \(path)") }
  return id
}

/// A report of the groups, each given by its changes, on twenty pages.
func report(_ groups: [Change]..., uncompared: [String: String] = [:]) -> DiffReport {
  var set = ChangeSet()
  set.countUnchanged(20 - groups.count)
  for (path, reason) in uncompared { set.skip(id(path), because: reason) }
  var report = DiffReport(from: "v1", to: "v2", set: set)
  report.groups = groups.map(ChangeGroup.init(collecting:))
  report.changed = groups.count
  return report
}

/// The report as the format of that name.
func rendered(
  _ report: DiffReport, as name: String = "text", style: TextStyle = TextStyle()
) throws -> String {
  let reporter = try #require(diffReporters.first { $0.name == name })
  return try reporter.render(report, style: style)
}

let bound = ["a", "b", "c", "d"].map {
  Change(.upperBoundAppeared, of: id($0), .loud, subject: ["iOS", "iPadOS"], after: "26.0.0")
}
let sentence = Change(
  .sentenceChanged, of: id("tank"), .loud, section: ["Overview", "Care"], block: .paragraph,
  before: "You should close it.", after: "You must close it.", classes: [.requirement])
let footer = Change(.boilerplate, of: id("a"), .noise, before: "(c) 2025", after: "(c) 2026")
