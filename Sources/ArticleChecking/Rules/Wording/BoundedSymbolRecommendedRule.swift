import FactModel

/// A symbol is recommended whose header has an upper bound, and the text does not say so.
struct BoundedSymbolRecommendedRule: FindingRule {
  let name = "bounded-symbol-recommended"
  let summary = "A symbol is recommended whose header has an upper bound that the text leaves out."
  let severity = Severity.note
  let failing = "Use `UIApplicationDelegate.application(_:continue:restorationHandler:)` to go on."
  let passing = """
    Use `UIApplicationDelegate.application(_:continue:restorationHandler:)`, which has an upper bound.
    """

  private static let verbs: Set<String> = [
    "use", "call", "implement", "adopt", "override", "handled", "handle", "prefer",
  ]
  private static let caveats: Set<String> = [
    "bound", "deprecated", "deprecation", "legacy", "older", "obsolete", "obsoleted",
  ]

  func findings(in examination: Examination, of series: SeriesExamination) -> [Finding] {
    var seen: Set<PageID> = []
    return examination.sentences.flatMap { sentence -> [Finding] in
      guard sentence.has(anyOf: Self.verbs), !sentence.has(anyOf: NegationWords.all),
        !isQualified(sentence.block, examination)
      else { return [] }
      return sentence.mentions.compactMap { mention in
        let pages = examination.pages(of: mention)
        guard pages.count == 1, seen.insert(pages[0]).inserted,
          let page = examination.shelf.page(pages[0]),
          let row = page.sheet.header?.availability?.first(where: { $0.until != nil })
        else { return nil }
        return examination.finding(
          self, at: mention.range, in: sentence.block,
          "the header of \(pages[0]) has the upper bound '\(row)'", evidence: [page.provenance],
          pages: pages, evidenceClass: .header)
      }
    }
  }

  private func isQualified(_ block: Int, _ examination: Examination) -> Bool {
    examination.sentences(inBlock: block).contains { $0.has(anyOf: Self.caveats) }
  }
}
