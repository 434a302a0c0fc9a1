import FactDiffing

/// What a change of topics, relationships, see-also or links says; `nil` for other kinds.
func linkPhrase(for change: Change) -> Phrase? {
  let (before, after) = (change.before ?? "", change.after ?? "")
  return switch change.kind {
  case .topicGroupRemoved: "topic group\(group(change)) removed with \(before)"
  case .topicGroupAdded: "topic group\(group(change)) added with \(after)"
  case .topicGroupRenamed: "topic group renamed: \(change.transition)"
  case .topicMemberRemoved: "removed from topic group\(group(change)): \(before)"
  case .topicMemberAdded: "added to topic group\(group(change)): \(after)"
  case .topicMemberRenamed: "topic member renamed: \(change.transition)"
  case .topicMemberMoved: "topic member\(group(change)) moved: \(change.transition)"
  case .topicAbstractChanged:
    "abstract of topic member\(group(change)) changed: \(abstract(change))"
  case .topicReordered: "topics stand in another order"
  case .relationshipRemoved: "relationship removed\(under(change)): \(before)"
  case .relationshipAdded: "relationship added\(under(change)): \(after)"
  case .relationshipReordered: "relationships are written in another way"
  case .seeAlsoRemoved: "see-also removed\(under(change)): \(before)"
  case .seeAlsoAdded: "see-also added\(under(change)): \(after)"
  case .seeAlsoReordered: "see-also links are written in another way"
  case .linkRemoved: "link removed: \(before)"
  case .linkAdded: "link added: \(after)"
  case .linkCase: "letter case of a link path changed: \(change.transition)"
  default: nil
  }
}

private func group(_ change: Change) -> Phrase {
  change.subject.isEmpty ? "" : " \(change.subject)"
}

private func under(_ change: Change) -> Phrase {
  change.subject.isEmpty ? "" : " under \(change.subject)"
}

private func abstract(_ change: Change) -> Phrase {
  switch (change.before, change.after) {
  case (nil, nil): "withheld words"
  default: change.wordDiff.map { "\($0)" } ?? change.transition
  }
}
