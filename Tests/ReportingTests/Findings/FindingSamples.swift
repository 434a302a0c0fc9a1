import FactModel
import Reporting

/// A line with scalars of two, three and four bytes.
let kites = CheckedFile(
  path: "docs/kites, part 1.md",
  bytes: Array("# Kites\n\n“é𝄞 kites fly up to 90 m” they say.\r\n".utf8))

func place(_ line: Int, _ column: Int) -> Place {
  Place(file: kites.path, line: line, column: column)
}

// swift-format-ignore: NeverForceUnwrap
let wrongFigure = Finding(
  rule: "quote-not-found", severity: .error, place: place(3, 15), end: place(3, 26),
  message: "the page has no such sentence", evidence: ["kit/kite: \"Kites fly up to 80 m.\""],
  facts: [FactID(rawValue: "kite-height")!], pages: [PageID(rawValue: "kit/kite")!],
  evidenceClass: .reference,
  suggestion: Suggestion(
    summary: "write the page's words",
    edits: [
      Suggestion.Edit(bytes: 31..<33, start: place(3, 21), end: place(3, 23), text: "80")
    ], isSafe: true))

let undated = Finding(
  rule: "archived-quote-undated", severity: .warning, place: place(1, 1),
  message: "the archived page is quoted without its revision date")

let hostile = Finding(
  rule: "quote-edited", severity: .note, place: place(2, 1),
  message: "50% \u{1B}[31mred\u{1B}[0m, <b>&\"'\u{FFFE}\n::error::x @all `tick` ]]>")

func report(
  _ findings: [Finding], unchecked: [String] = [], counts: [FindingReport.Count] = []
) -> FindingReport {
  FindingReport(
    command: "check", findings: findings, counts: counts, files: [kites], unchecked: unchecked,
    rules: [
      FindingReport.RuleSummary(
        name: "quote-not-found", summary: "A quotation that its page does not have.")
    ])
}

func rendered(_ format: String, _ report: FindingReport) throws -> String {
  let reporter = findingReporters.first { $0.name == format }
  return try reporter?.render(report, style: TextStyle()) ?? "no such format"
}
