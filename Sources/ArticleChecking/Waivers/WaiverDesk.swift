import ArticleReading
import FactModel

/// Parts an article's findings into those that stand and those that are waived.
struct WaiverDesk {
  let examination: Examination

  /// The findings that stand, those about the waivers among them, and those that are waived.
  func parted(_ findings: [Finding]) -> (standing: [Finding], waived: [Finding]) {
    let waivers = ReadWaiver.waivers(of: examination.article)
    let today = examination.context.today
    let inForce = waivers.filter { $0.isInForce(on: today) }
    let (waived, standing) = findings.partitioned { finding in
      inForce.contains { $0.covers(finding) }
    }
    let rules = WaiverRules(examination: examination, findings: findings)
    return (standing + waivers.flatMap(rules.findings) + rules.malformedNotes, waived)
  }
}

extension [Finding] {
  fileprivate func partitioned(_ isFirst: (Finding) -> Bool) -> ([Finding], [Finding]) {
    (filter(isFirst), filter { !isFirst($0) })
  }
}

/// What is wrong with the waivers themselves.
private struct WaiverRules {
  let examination: Examination
  let findings: [Finding]

  func findings(about waiver: ReadWaiver) -> [Finding] {
    if waiver.waiver.until == nil || waiver.waiver.reason == nil {
      let lack =
        waiver.waiver.reason == nil ? "a reason ('because …')" : "an end ('until 2027-01-31')"
      return [
        finding(WaiverWithoutReasonRule(), waiver, "the waiver has no \(lack) and waives nothing")
      ]
    }
    if !waiver.isInForce(on: examination.context.today) {
      let end = waiver.waiver.until.map { "\($0)" } ?? ""
      return [finding(WaiverExpiredRule(), waiver, "the waiver ended on \(end) and waives nothing")]
    }
    let idle = waiver.waiver.rules.filter { rule in
      !findings.contains { $0.rule == rule && waiver.covers($0) }
    }
    return idle.map { rule in
      let isRule = ArticleRules.rule(named: rule) != nil
      let message = isRule ? "nothing here is a finding of \(rule)" : "no rule is called '\(rule)'"
      return finding(WaiverUnusedRule(), waiver, message)
    }
  }

  var malformedNotes: [Finding] {
    examination.article.annotations.compactMap { note in
      guard case .malformed(let text) = note.content else { return nil }
      return examination.finding(
        WaiverWithoutReasonRule(), atBytes: note.bytes,
        "'\(text.prefix(60))' is no note that docfacts knows: "
          + "'docfacts: allow RULE until DATE because …' or 'fact: id'")
    }
  }

  private func finding(
    _ rule: some ArticleRule, _ waiver: ReadWaiver, _ message: String
  ) -> Finding {
    examination.finding(rule, atBytes: waiver.note, message)
  }
}
