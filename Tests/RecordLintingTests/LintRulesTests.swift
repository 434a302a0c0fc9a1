import FactModel
import RecordLinting
import Testing

@Suite struct LintRulesTests {
  @Test func areListedInTheOrderOfTheirNamesEachOnce() {
    let names = LintRules.all.map(\.name)
    #expect(names == Set(names).sorted())
    #expect(LintRules.all.allSatisfy { $0.summary.hasSuffix(".") })
    #expect(LintRules.rule(named: "future-date")?.severity == .error)
    #expect(LintRules.rule(named: "no-such-rule") == nil)
  }

  @Test func sayNothingOfNothing() {
    #expect(RecordLinter().findings(in: subject(sources: SourceList())).isEmpty)
  }

  @Test func giveFindingsInTheOrderOfPlaces() {
    let long = String(repeating: "x", count: 300)
    let findings = RecordLinter().findings(
      in: subject([
        claim("b", evidence: .reference, recorded: ["2027-01-01"]),
        claim("a", says: long, evidence: .lead),
      ]))
    #expect(
      findings.map { "\($0.place.file) \($0.rule)" } == [
        "facts/claims/a.yml says-too-long", "facts/claims/b.yml claim-without-check",
        "facts/claims/b.yml future-date",
      ])
    #expect(findings.map(\.facts) == [[fact("a")], [fact("b")], [fact("b")]])
  }
}
