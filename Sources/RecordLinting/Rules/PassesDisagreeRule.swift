import FactModel

/// Two independent passes over one page that say different things: one of them is old or wrong.
struct PassesDisagreeRule: LintRule {
  let name = "passes-disagree"
  let summary = "The Markdown and the render JSON of a page say different things."
  let severity = Severity.warning

  func findings(in subject: LintSubject) -> [Finding] {
    subject.passes.pages.flatMap { comparison in
      comparison.disagreements.map { disagreement in
        finding(
          at: subject.places.place(of: comparison.markdown), disagreement.phrase,
          pages: [comparison.markdown, comparison.json].sorted())
      }
    }
  }
}
