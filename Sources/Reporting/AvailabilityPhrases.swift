import FactDiffing

/// What a change of availability says; `nil` for other kinds.
func availabilityPhrase(for change: Change) -> Phrase? {
  let (platforms, before, after) = (change.subject, change.before ?? "", change.after ?? "")
  return switch change.kind {
  case .availabilityListVanished: "availability list vanished: it had \(orNone(before))"
  case .availabilityListAppeared: "availability list appeared: \(orNone(after))"
  case .upperBoundAppeared: "upper bound \(bound(after)) appeared on \(platforms)"
  case .upperBoundVanished: "upper bound \(bound(before)) vanished on \(platforms)"
  case .upperBoundMoved: "upper bound moved on \(platforms): \(bound(before)) → \(bound(after))"
  case .upperBoundFloated:
    "upper bound floats on \(platforms): \(bound(before)) → \(bound(after))"
  case .introducedChanged: "introduced version changed on \(platforms): \(change.transition)"
  case .introducedVanished: "introduced version \(before) vanished on \(platforms)"
  case .introducedAppeared: "introduced version \(after) appeared on \(platforms)"
  case .platformRemoved: "platform row removed: \(platforms) (\(versions(before)))"
  case .platformAdded: "platform row added: \(platforms) (\(versions(after)))"
  case .platformRespelled: "platform respelled: \(change.transition)"
  case .statementChanged: "statement changed on \(platforms): \(change.transition)"
  case .versionRespelled: "version respelled on \(platforms): \(change.transition)"
  case .availabilityReordered: "availability rows stand in another order"
  default: nil
  }
}

private func orNone(_ rows: String) -> Phrase { rows.isEmpty ? "no rows" : "\(rows)" }

/// DocC writes unavailable, obsoleted and "no version" all as the empty row; no more is said here.
private func versions(_ row: String) -> Phrase { row == "-" ? "no version stated" : "\(row)" }

private func bound(_ version: String) -> Phrase {
  version.utf8.starts(with: "100000".utf8) ? "\(version) (to be deprecated)" : "\(version)"
}
