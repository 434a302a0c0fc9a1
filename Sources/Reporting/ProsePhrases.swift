import FactDiffing

/// What a change of sections, sentences, asides or parameters says; `nil` for other kinds.
func prosePhrase(for change: Change) -> Phrase? {
  let (before, after) = (change.before ?? "", change.after ?? "")
  return switch change.kind {
  case .sectionRemoved: "section removed: \(before)"
  case .sectionAdded: "section added: \(after)"
  case .sectionRenamed: "section renamed: \(change.transition)"
  case .sectionReordered: "sections stand in another order or depth"
  case .sentenceChanged:
    "\(own: change.classNames)\(change.place): \(WordDiff(from: before, to: after))"
  case .sentenceRemoved: "sentence removed\(change.place): \(before)"
  case .sentenceAdded: "sentence added\(change.place): \(after)"
  case .sentenceMoved:
    "sentence moved from \(path(change.section)) to \(path(change.newSection)): \(after)"
  case .asideRelabelled: "aside relabelled\(change.place): \(change.transition)"
  case .parameterRemoved: "parameter removed: \(before)"
  case .parameterAdded: "parameter added: \(after)"
  case .parameterRenamed: "parameter renamed: \(change.transition)"
  default: nil
  }
}

private func path(_ section: [String]?) -> Phrase {
  guard let section, !section.isEmpty else { return "the top of the page" }
  return "\(section.joined(separator: " > "))"
}

/// What a change says whose sentences are counted and not quoted; `nil` for other kinds.
func countPhrase(for change: Change) -> Phrase? {
  let tally = change.tally ?? Change.Tally()
  let moved = counted(tally.moved, "sentence")
  return switch change.kind {
  case .sentenceReordered: "\(own: moved) in another order\(change.place)"
  case .sentenceReformed: "\(own: moved) in another form\(change.place): \(change.transition)"
  case .sentenceWithheld:
    "sentences of withheld words\(change.place): \(own: counts(tally))"
  case .sentenceKeeping: "\(own: moved) kept in another way\(change.place), same words"
  default: nil
  }
}

private func counts(_ tally: Change.Tally) -> String {
  [(tally.removed, "removed"), (tally.added, "added"), (tally.moved, "moved")]
    .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
}
