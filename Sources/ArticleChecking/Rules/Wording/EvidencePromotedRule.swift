import FactModel

/// A weaker fact is presented as the maker's documentation.
struct EvidencePromotedRule: FindingRule {
  let name = "evidence-promoted"
  let summary =
    "A community, vendor, inferred or unverified fact is presented as documented by Apple."
  let severity = Severity.error
  let failing = "Apple documents that scenes win over the app delegate. <!-- fact: scenes-win -->"
  let passing =
    "Forum posts report that scenes win over the app delegate. <!-- fact: scenes-win -->"

  private static let weak: Set<EvidenceClass> = [.community, .vendor, .inference, .lead]
  private static let cues: Set<String> = ["documented", "officially", "documents"]

  func findings(in examination: Examination, of series: SeriesExamination) -> [Finding] {
    examination.facts.compactMap { fact in
      guard case .claim(let claim) = fact.meaning, let text = fact.text,
        let evidence = claim.evidence ?? fact.verdict?.evidenceClass, Self.weak.contains(evidence)
      else { return nil }
      let promoting = examination.sentences(inBlock: text.block).first { sentence in
        sentence.range.overlaps(text.range)
          && promotes(sentence, examination)
      }
      guard let promoting else { return nil }
      return examination.finding(
        self, at: promoting.range, in: promoting.block,
        "\(claim.id) is \(evidence.rawValue) evidence and is presented as Apple's documentation",
        evidence: ["\(claim.id): \(claim.says)"], facts: [claim.id], evidenceClass: evidence)
    }
  }

  private func promotes(_ sentence: ExaminedSentence, _ examination: Examination) -> Bool {
    guard !sentence.has(anyOf: NegationWords.all) else { return false }
    return AttributionClause.words(in: sentence, examination) != nil
      || sentence.has(anyOf: Self.cues)
  }
}
