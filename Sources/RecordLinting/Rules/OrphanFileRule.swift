import FactModel

/// A file of a page that nothing watches any more.
struct OrphanFileRule: LintRule {
  let name = "orphan-file"
  let summary = "A fact sheet or snapshot belongs to a page of no source."
  let severity = Severity.warning

  func findings(in subject: LintSubject) -> [Finding] {
    subject.orphans.map { file in
      finding(
        at: Place(file: file, line: 1, column: 1), "no source names the page of this file")
    }
  }
}
