import FactDiffing
import FactModel

/// What a group says, without its pages.
func phrase(for group: ChangeGroup) -> Phrase {
  let change = group.first
  guard group.isUniform else { return summaryPhrase(for: group) }
  return availabilityPhrase(for: change) ?? headerPhrase(for: change)
    ?? prosePhrase(for: change) ?? countPhrase(for: change) ?? linkPhrase(for: change)
    ?? pagePhrase(for: change) ?? "\(own: change.kind.rawValue)"
}

/// What changes have in common that differ in more than their pages.
private func summaryPhrase(for group: ChangeGroup) -> Phrase {
  switch group.first.kind {
  case .sentenceChanged:
    let words = group.replacements.map { $0.phrase }
    let joined = words.dropFirst().reduce(words.first ?? "") { "\($0), \($1)" }
    let count = counted(group.changes.count, "sentence")
    return "\(own: group.first.classNames) in \(own: count): \(joined)"
  case .linkCase: return "letter case of \(own: counted(group.changes.count, "link path")) changed"
  case .preciseIdentifier: return "precise identifiers changed"
  case .pageAdded: return "pages added"
  case .pageRemoved: return "pages removed"
  case .pageGone: return "pages gone from the server"
  default: return "\(own: group.first.kind.rawValue)"
  }
}

extension Replacement {
  fileprivate var phrase: Phrase { "\(WordDiff(from: before, to: after))" }
}

extension Change {
  /// The classes in words: `number changed`, `words changed`.
  var classNames: String {
    classes.isEmpty ? "changed" : classes.map(\.phrase).joined(separator: ", ")
  }

  /// Where the sentence stands: ` in Overview > Care (aside Note)`.
  var place: Phrase {
    let path: Phrase = section.isEmpty ? "" : " in \(section.joined(separator: " > "))"
    switch block {
    case .aside: return "\(path) (aside \(subject))"
    case .parameter: return "\(path) (parameter \(subject))"
    case .abstract: return "\(path) (abstract)"
    case .code: return "\(path) (code)"
    case .tableCell: return "\(path) (table)"
    case .returnValue: return "\(path) (return value)"
    case .listItem, .paragraph, nil: return path
    }
  }

  /// Former and present value, `none` where there is none.
  var transition: Phrase { "\(before ?? "none") → \(after ?? "none")" }
}

extension SentenceClass {
  fileprivate var phrase: String {
    switch self {
    case .number: "number changed"
    case .negation: "negation changed"
    case .requirement: "requirement word changed"
    case .identifier: "identifier changed"
    case .reworded: "words changed"
    case .punctuation: "punctuation changed"
    case .markup: "white space or markup changed"
    case .toolchain: "toolchain's spelling changed"
    }
  }
}
