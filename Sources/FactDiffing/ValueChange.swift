import FactModel

/// A value in two states, to be compared by its bytes.
struct ValueChange {
  var kind: ChangeKind
  var severity: ChangeSeverity
  var before: String?
  var after: String?
  var subject: [String]

  init(
    _ kind: ChangeKind, _ severity: ChangeSeverity, _ before: String?, _ after: String?,
    subject: [String] = []
  ) {
    self.kind = kind
    self.severity = severity
    self.before = before
    self.after = after
    self.subject = subject
  }

  /// The change; `nil` where the values have the same bytes.
  func change(of page: PageID) -> Change? {
    guard !sameBytes(before, after) else { return nil }
    return Change(kind, of: page, severity, subject: subject, before: before, after: after)
  }
}
