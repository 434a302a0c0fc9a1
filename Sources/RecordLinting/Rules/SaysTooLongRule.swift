import FactModel

/// A statement of more than one thing holds and fails by parts.
struct SaysTooLongRule: LintRule {
  let name = "says-too-long"
  let summary = "A statement is longer than a sentence should be."
  let severity = Severity.note

  /// Scalars; a long sentence has some two hundred.
  private let longest = 240

  func findings(in subject: LintSubject) -> [Finding] {
    subject.facts.claims.compactMap { claim in
      let length = claim.says.unicodeScalars.count
      guard length > longest else { return nil }
      return finding(
        claim,
        "'says' has \(length) characters, more than \(longest): "
          + "make two claims of it, or move what explains it to 'note'")
    }
  }
}
