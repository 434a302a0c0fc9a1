/// The rules of `docfacts lint`.
package enum LintRules {
  /// Every rule, in the order of its name.
  package static let all: [any LintRule] = [
    ClaimWithoutCheckRule(), DuplicatedClaimRule(), EvidencePromotedRule(),
    ExperimentIncompleteRule(), FutureDateRule(), NearIdenticalTitlesRule(), NotCanonicalRule(),
    OrphanFileRule(), OrphanPageSetRule(), OrphanVerdictRule(), PassesDisagreeRule(),
    PatternFailsControlRule(),
    PatternWithoutNearMissRule(), QuestionWithoutWatchRule(), RegexExplodesRule(),
    SaysTooLongRule(), SettledWithoutClaimRule(), UnreadableFileRule(), UnwatchedPageRule(),
  ]

  /// The rule of a name.
  package static func rule(named name: String) -> (any LintRule)? {
    all.first { $0.name == name }
  }
}
