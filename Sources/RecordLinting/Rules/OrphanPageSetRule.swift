import FactModel

/// A page set that nothing names is a leftover, or its claim is missing.
struct OrphanPageSetRule: LintRule {
  let name = "orphan-page-set"
  let summary = "A page set is named by no claim and no question."
  let severity = Severity.warning

  func findings(in subject: LintSubject) -> [Finding] {
    let named = Set(subject.facts.predicates.flatMap(\.pageSets))
    return subject.sources.pageSets.keys.filter { !named.contains($0) }.map { set in
      finding(
        at: subject.places.place(ofPageSet: set),
        "the page set '\(set)' is named by no claim and no question",
        pages: (subject.sources.pageSets[set] ?? []).sorted())
    }
  }
}
