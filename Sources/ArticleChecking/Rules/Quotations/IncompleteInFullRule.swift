import ArticleReading
import FactModel

/// A quotation is called complete, and leaves words out.
struct IncompleteInFullRule: FindingRule {
  let name = "incomplete-in-full"
  let summary = "A quotation is called complete and has an ellipsis."
  let severity = Severity.warning
  let failing = """
    The page of `NSUserActivity.userInfo`, quoted in full: "A dictionary containing … state information needed".
    """
  let passing = """
    The page of `NSUserActivity.userInfo`, in part: "A dictionary containing … state information needed".
    """

  private static let claims = [
    ["quoted", "in", "full"], ["in", "full"], ["verbatim"], ["word", "for", "word"],
    ["complete", "text"], ["unabridged"],
  ]

  func findings(in examination: Examination, of series: SeriesExamination) -> [Finding] {
    examination.quotations.compactMap { quotation in
      if case .skipped = quotation.status { return nil }
      guard quotation.quotation.parts.contains(where: { hasEllipsis($0.text) }),
        introduction(of: quotation, examination)?.firstIndex(of: Self.claims) != nil
      else { return nil }
      return examination.finding(
        self, at: quotation.part.range, in: quotation.part.block,
        "called complete, and words are left out", pages: quotation.pages)
    }
  }

  private func introduction(
    of quotation: JudgedQuotation, _ examination: Examination
  ) -> ExaminedSentence? {
    let part = quotation.part
    return quotation.quotation.form == .block
      ? examination.lastSentence(before: part.block)
      : examination.sentence(in: part.block, at: part.range.lowerBound)
  }

  private func hasEllipsis(_ text: String) -> Bool {
    text.unicodeScalars.contains("…") || text.contains("...") || text.contains(". . .")
  }
}
