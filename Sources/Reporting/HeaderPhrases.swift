import FactDiffing

/// What a change of identity, header or declaration says; `nil` for other kinds.
func headerPhrase(for change: Change) -> Phrase? {
  switch change.kind {
  case .pageKind: "page kind changed: \(change.transition)"
  case .headerVanished: "header vanished"
  case .headerAppeared: "header appeared"
  case .identifier: "identifier changed: \(change.transition)"
  case .title: "title changed: \(change.transition)"
  case .documentType: "document type changed: \(change.transition)"
  case .role: "role changed: \(change.transition)"
  case .symbolKind: "symbol kind changed: \(change.transition)"
  case .framework: "framework changed: \(change.transition)"
  case .modules: "modules changed: \(change.transition)"
  case .preciseIdentifier: "precise identifier changed: \(change.transition)"
  case .metadataVersion: "metadata version changed: \(change.transition)"
  case .unknownKey: "header key \(change.subject) changed: \(change.transition)"
  case .declarationChanged:
    "declaration: \(own: change.classNames): \(change.wordDiff ?? WordDiff(from: "", to: ""))"
  case .declarationRemoved: "declaration removed: \(change.before ?? "")"
  case .declarationAdded: "declaration added: \(change.after ?? "")"
  default: nil
  }
}
