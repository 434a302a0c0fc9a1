import FactModel

/// A machine-written file that is not of its form: cut, merged by hand, or of a later version.
struct UnreadableFileRule: LintRule {
  let name = "unreadable-file"
  let summary = "A machine-written file cannot be read."
  let severity = Severity.error

  func findings(in subject: LintSubject) -> [Finding] {
    subject.unreadableFiles.map { file in
      finding(at: file.place, "the file cannot be read: \(file.reason)")
    }
  }
}
