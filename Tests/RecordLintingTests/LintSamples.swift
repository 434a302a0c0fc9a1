import FactModel
import RecordLinting
import Testing

/// The day on which the tests' records are looked at.
let today = day("2026-10-11")

func day(_ text: String) -> Day {
  guard let day = Day(text) else { preconditionFailure("no day \(text)") }
  return day
}

func page(_ id: String) -> PageID {
  guard let page = PageID(rawValue: id) else { preconditionFailure("no page id \(id)") }
  return page
}

func fact(_ id: String) -> FactID {
  guard let fact = FactID(rawValue: id) else { preconditionFailure("no id \(id)") }
  return fact
}

/// A claim at a place that its id gives it, so that claims differ.
func claim(
  _ id: String, says: String? = nil, evidence: EvidenceClass? = nil, recorded: [String] = [],
  _ predicate: Predicate? = nil, restsOn: [String] = [], records: ClaimRecords = ClaimRecords()
) -> Claim {
  Claim(
    id: fact(id), says: says ?? "It is \(id).", evidence: evidence, recorded: recorded.map(day),
    predicate: predicate, restsOn: restsOn.map(fact), records: records,
    place: Place(file: "facts/claims/\(id).yml", line: 2, column: 9))
}

func question(
  _ id: String, watch: [Predicate] = [], asked: String = "2026-09-23",
  settlement: Question.Settlement? = nil, note: String? = nil
) -> Question {
  Question(
    id: fact(id), asks: "Why?", settledBy: "A sentence.", watch: watch, asked: day(asked),
    settlement: settlement, note: note,
    place: Place(file: "facts/questions/\(id).yml", line: 2, column: 9))
}

func quote(_ text: String, on id: String = "apple/pots") -> Predicate {
  .quote(QuotePredicate(page: page(id), text: text))
}

func absent(
  _ expression: String, control: [String] = [], nearMiss: [String] = [],
  on scope: PageScope = PageScope(pages: [page("apple/pots")])
) -> Predicate {
  .absent(
    PatternPredicate(
      scope: scope,
      pattern: TextPattern(expression: expression, controls: control, nearMisses: nearMiss)))
}

func availability(on id: String) -> Predicate {
  .availability(
    AvailabilityPredicate(
      scope: PageScope(pages: [page(id)]), rows: [ExpectedRow(platform: "iOS", state: .absent)]))
}

/// A DocC source, the archive, and a site of the maker.
let sampleSources = SourceList(
  sources: [
    source("apple", .doccMarkdown, ["pots", "technotes/tn1"], roots: ["spoons"]),
    source("archive", .archiveHTML, ["Lids.html"]), source("support", .html, ["tea"]),
  ])

func source(
  _ id: String, _ kind: PageKind, _ paths: [String], roots: [String] = []
) -> Source {
  guard let source = SourceID(rawValue: id) else { preconditionFailure("no source id \(id)") }
  return Source(
    id: source, kind: kind, base: "https://\(id).example/",
    pages: paths.map { WatchedPage(id: page("\(id)/\($0)")) },
    follow: roots.map { Source.Follow(root: $0, depth: 1) })
}

func subject(
  _ claims: [Claim] = [], questions: [Question] = [], sources: SourceList = sampleSources,
  titles: [PageID: String] = [:], orphans: [String] = [], files: [WrittenFile] = []
) -> LintSubject {
  LintSubject(
    sources: sources,
    places: SourceListPlaces(file: Place(file: "facts/sources.yml", line: 1, column: 1)),
    facts: FactBase(claims: claims, questions: questions), titles: titles, today: today,
    orphans: orphans, writtenFiles: files)
}

/// What the rule of that name says of the subject, a finding a line: its place and message.
func messages(_ rule: String, _ subject: LintSubject) throws -> [String] {
  let rule = try #require(LintRules.rule(named: rule))
  let findings = RecordLinter(rules: [rule]).findings(in: subject)
  #expect(findings.allSatisfy { $0.rule == rule.name && $0.severity == rule.severity })
  return findings.map(\.message)
}
