import FactModel

/// Availability is stated of a symbol whose header could not be read.
struct AvailabilityUnverifiedRule: FindingRule {
  let name = "availability-unverified"
  let summary = "Availability is stated of a symbol whose header could not be read."
  let severity = Severity.warning
  let failing = "`NSUserActivity.needsSave` has been available since iOS 8.0."
  let passing = "`NSUserActivity.userInfo` has been available since iOS 8.0."

  func findings(in examination: Examination, of series: SeriesExamination) -> [Finding] {
    examination.availability.flatMap { judged in
      judged.statuses.compactMap { status in
        switch status {
        case .unverified(let page, let reason):
          return examination.finding(
            self, at: judged.range, in: judged.sentence.block,
            "no availability of \(page): \(reason.code.rawValue), \(reason.detail)", pages: [page])
        case .recorded(let claim, let verdict)
        where verdict?.state != .holds && verdict?.state != .fails:
          return examination.finding(
            self, at: judged.range, in: judged.sentence.block,
            "the recorded fact \(claim.id) is unverified", facts: [claim.id],
            pages: claim.predicate?.pages ?? [])
        default: return nil
        }
      }
    }
  }
}
