import FactModel
import PageReading

/// The header of a symbol's page says another version than the article.
struct AvailabilityDiffersRule: FindingRule {
  let name = "availability-differs"
  let summary = "A sentence about availability differs from the header of the symbol's page."
  let severity = Severity.error
  let failing = "`NSUserActivity` has been available since iOS 9.0 and macOS 10.10."
  let passing = "`NSUserActivity` has been available since iOS 8.0 and macOS 10.10."

  func findings(in examination: Examination, of series: SeriesExamination) -> [Finding] {
    examination.availability.flatMap { judged in
      judged.statuses.flatMap { status -> [Finding] in
        switch status {
        case .differs(let id, let page, let differences):
          return differences.map { finding($0, judged, id, page, examination) }
        case .recorded(let claim, let verdict?) where verdict.state == .fails:
          return [finding(claim, verdict, judged, examination)]
        default: return []
        }
      }
    }
  }

  private func finding(
    _ difference: JudgedAvailability.Difference, _ judged: JudgedAvailability, _ id: PageID,
    _ page: CheckedPage, _ examination: Examination
  ) -> Finding {
    let range = difference.item?.range ?? judged.range
    return examination.finding(
      self, at: range, in: judged.sentence.block, "the header of \(id) has \(difference.says)",
      evidence: [page.provenance], pages: [id], evidenceClass: .header,
      suggestion: suggestion(difference, judged.sentence.block, examination))
  }

  private func finding(
    _ claim: Claim, _ verdict: FactVerdict, _ judged: JudgedAvailability,
    _ examination: Examination
  ) -> Finding {
    examination.finding(
      self, at: judged.range, in: judged.sentence.block,
      "the recorded fact \(claim.id) fails: \(claim.says)",
      evidence: verdict.reasons.map(\.detail), facts: [claim.id],
      pages: claim.predicate?.pages ?? [], evidenceClass: .header)
  }

  private func suggestion(
    _ difference: JudgedAvailability.Difference, _ block: Int, _ examination: Examination
  ) -> Suggestion? {
    guard let right = difference.right, let item = difference.item, let version = item.version,
      item.until == nil,
      let edit = examination.edit(item.range, in: block, to: Self.written(right, as: version))
    else { return nil }
    return Suggestion(summary: "write the header's version", edits: [edit], isSafe: true)
  }

  /// The version with as many numbers as the author writes, or more where they are not 0.
  static func written(_ version: Version, as other: Version) -> String {
    var numbers = version.numbers
    let least = other.text.utf8.count { $0 == UInt8(ascii: ".") } + 1
    while numbers.count > least, numbers.last == 0 { numbers.removeLast() }
    return numbers.map(String.init).joined(separator: ".")
  }
}
