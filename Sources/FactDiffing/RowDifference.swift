import FactModel

/// One difference between two rows of a platform.
struct RowDifference {
  var kind: ChangeKind
  var severity: ChangeSeverity
  var platform: String
  var before: String?
  var after: String?

  struct Key: Hashable {
    var kind: ChangeKind
    var severity: ChangeSeverity
    var before: ByteText?
    var after: ByteText?
  }

  init(
    _ kind: ChangeKind, _ severity: ChangeSeverity, _ platform: String, before: String? = nil,
    after: String? = nil
  ) {
    self.kind = kind
    self.severity = severity
    self.platform = platform
    self.before = before
    self.after = after
  }

  /// All but the platform.
  var key: Key {
    Key(
      kind: kind, severity: severity, before: before.map(ByteText.init),
      after: after.map(ByteText.init))
  }

  /// The change, still without platforms.
  func change(of page: PageID) -> Change {
    Change(kind, of: page, severity, before: before, after: after)
  }
}

/// What differs between two rows of one platform, the upper bound first.
func rowDifferences(from old: AvailabilityRow, to new: AvailabilityRow) -> [RowDifference] {
  var found: [RowDifference] = []
  func note(_ kind: ChangeKind, _ severity: ChangeSeverity, _ before: String?, _ after: String?) {
    found.append(.init(kind, severity, new.platform, before: before, after: after))
  }
  if let (kind, severity) = boundChange(from: old.until, to: new.until) {
    note(kind, severity, old.until?.text, new.until?.text)
  }
  if let (kind, severity) = introducedChange(from: old.introduced, to: new.introduced) {
    note(kind, severity, old.introduced?.text, new.introduced?.text)
  }
  if old.statement != new.statement {
    note(.statementChanged, .normal, old.statement?.description, new.statement?.description)
  }
  if !sameBytes(old.platform, new.platform) {
    note(.platformRespelled, .noise, old.platform, new.platform)
  }
  return found
}

/// A bound that was there and is newer now floats with the releases; DocC's "to be deprecated"
/// mark is no release, so that leaving it is a true change.
private func boundChange(
  from old: Version?, to new: Version?
) -> (ChangeKind, ChangeSeverity)? {
  switch (old, new) {
  case (nil, nil): nil
  case (nil, _?): (.upperBoundAppeared, .loud)
  case (_?, nil): (.upperBoundVanished, .loud)
  case (let old?, let new?):
    if old == new {
      sameBytes(old.text, new.text) ? nil : (.versionRespelled, .noise)
    } else if old < new, !new.isToBeDeprecated {
      (.upperBoundFloated, .noise)
    } else {
      (.upperBoundMoved, .loud)
    }
  }
}

private func introducedChange(
  from old: Version?, to new: Version?
) -> (ChangeKind, ChangeSeverity)? {
  switch (old, new) {
  case (nil, nil): nil
  case (nil, _?): (.introducedAppeared, .normal)
  case (_?, nil): (.introducedVanished, .loud)
  case (let old?, let new?):
    if old == new {
      sameBytes(old.text, new.text) ? nil : (.versionRespelled, .noise)
    } else {
      (.introducedChanged, .loud)
    }
  }
}
