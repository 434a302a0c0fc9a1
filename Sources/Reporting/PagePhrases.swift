import FactDiffing

/// What a change of a whole page or of the site's text says; `nil` for other kinds.
func pagePhrase(for change: Change) -> Phrase? {
  switch change.kind {
  case .boilerplate: "text of the site: \(change.wordDiff.map { "\($0)" } ?? change.transition)"
  case .pageRemoved: "page removed: \(change.before ?? "")"
  case .pageGone: "page gone from the server since \(change.after ?? "")"
  case .pageAdded: "page added: \(change.after ?? "")"
  case .bytesOnly: "bytes changed, facts did not"
  case .unexplained: "fact sheets differ in a way that no rule names"
  default: nil
  }
}
