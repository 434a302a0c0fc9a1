import ArticleReading
import FactModel
import NameSuggesting

/// A note names a fact that is not recorded.
struct UnknownFactRule: FindingRule {
  let name = "unknown-fact"
  let summary = "A note names a claim or question that is not recorded."
  let severity = Severity.error
  let failing = "The page gives no size. <!-- fact: userinfo-no-sise -->"
  let passing = "The page gives no size. <!-- fact: userinfo-no-size -->"

  func findings(in examination: Examination, of series: SeriesExamination) -> [Finding] {
    let unknown = examination.facts.filter { if case .unknown = $0.meaning { true } else { false } }
    guard !unknown.isEmpty else { return [] }
    let facts = examination.context.facts
    let names = (facts.claims.map(\.id.rawValue) + facts.questions.map(\.id.rawValue)).sorted()
    return unknown.map { fact in
      let near = nearestName(to: fact.id, among: names)
      let hint = near.map { "; did you mean '\($0)'?" } ?? ""
      return examination.finding(
        self, atBytes: fact.note, "no claim or question is called '\(fact.id)'\(hint)",
        suggestion: near.flatMap { suggestion($0, for: fact, examination) })
    }
  }

  private func suggestion(
    _ name: String, for fact: BoundFact, _ examination: Examination
  ) -> Suggestion? {
    let note = Array(examination.article.source[fact.note])
    guard let place = note.firstRange(of: Array(fact.id.utf8)) else { return nil }
    let bytes = place.lowerBound + fact.note.lowerBound..<place.upperBound + fact.note.lowerBound
    let edit = Suggestion.Edit(
      bytes: bytes, start: examination.article.place(of: bytes.lowerBound),
      end: examination.article.place(of: bytes.upperBound), text: name)
    return Suggestion(summary: "write '\(name)'", edits: [edit], isSafe: false)
  }
}
