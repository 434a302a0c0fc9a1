import ArticleReading
import FactModel

/// A number is attributed to the maker, and nothing recorded holds it.
struct AttributedNumberRule: FindingRule {
  let name = "attributed-number"
  let summary = "A number is attributed to Apple that no recorded fact or named page holds."
  let severity = Severity.warning
  let failing = "Apple recommends keeping `NSUserActivity.userInfo` under 1 KB."
  let passing =
    "Apple's archived guide of 2016 recommends 3 KB or less for `NSUserActivity.userInfo`."

  func findings(in examination: Examination, of series: SeriesExamination) -> [Finding] {
    examination.numbers.compactMap { number in
      guard let (message, severity, claims) = message(number.support) else { return nil }
      return examination.finding(
        self, at: number.measure.range, in: number.sentence.block, message, severity: severity,
        evidence: claims.map { "\($0.id): \($0.says)" }, facts: claims.map(\.id),
        pages: claims.flatMap { $0.predicate?.pages ?? [] },
        evidenceClass: claims.first.flatMap { examination.context.verdicts[$0.id]?.evidenceClass })
    }
  }

  private func message(_ support: AttributedNumber.Support) -> (String, Severity, [Claim])? {
    switch support {
    case .supported: return nil
    case .archivedOnly(let claim):
      return (
        "only an archived page says this number; say so with its revision date", severity, [claim]
      )
    case .doubtful(let claim):
      return ("the fact that holds this number does not stand", severity, [claim])
    case .contradicted(let others):
      let numbers = others.map(\.number).reduce(into: [String]()) { list, number in
        if !list.contains(number) { list.append(number) }
      }
      return (
        "attributed to Apple; what is recorded for it is \(numbers.joined(separator: ", "))",
        .error,
        others.map(\.claim)
      )
    case .unsupported:
      return (
        "attributed to Apple; no recorded fact and no page named here has this number", severity, []
      )
    }
  }
}
