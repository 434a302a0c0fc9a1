import FactModel

/// Looks through the records for what is doubtful in them, whatever the pages say.
package struct RecordLinter: Sendable {
  /// The rules that are applied.
  package var rules: [any LintRule]

  /// A linter of the given rules.
  package init(rules: [any LintRule] = LintRules.all) { self.rules = rules }

  /// What the rules find, in the order of places; at one place, of rules and messages.
  package func findings(in subject: LintSubject) -> [Finding] {
    rules.flatMap { $0.findings(in: subject) }.sorted(by: Self.precedes)
  }

  private static func precedes(_ left: Finding, _ right: Finding) -> Bool {
    if !left.place.file.utf8.elementsEqual(right.place.file.utf8) {
      return left.place.file.utf8.lexicographicallyPrecedes(right.place.file.utf8)
    }
    let places = ((left.place.line, left.place.column), (right.place.line, right.place.column))
    if places.0 != places.1 { return places.0 < places.1 }
    let texts = (left.rule + " " + left.message, right.rule + " " + right.message)
    return texts.0.utf8.lexicographicallyPrecedes(texts.1.utf8)
  }
}
