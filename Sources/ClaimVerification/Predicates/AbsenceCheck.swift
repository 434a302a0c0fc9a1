import FactModel
import PatternMatching

/// Whether the pattern stands on none of the pages: each must have been read, and the pattern shown
/// to find what it is meant to find.
struct AbsenceCheck: PageCheck {
  let pages: [PageID]
  private let pattern: ControlledPattern

  init(_ predicate: PatternPredicate) {
    pages = predicate.scope.pages
    pattern = ControlledPattern(predicate.pattern)
  }

  var fault: VerdictReason? {
    if let fault = pattern.fault { return fault }
    return pattern.isControlled
      ? nil
      : VerdictReason(.controlFailed, "the pattern has no control: nothing shows that it works")
  }

  func observation(on page: OpenPage) -> Observation {
    let texts = page.texts(of: pattern.pattern, withHidden: true)
    if let reason = page.emptiness(of: texts, pattern.pattern) { return .unverified(reason) }
    guard let search = pattern.search else { return .unverified(page.reasonForNoPattern) }
    do throws(MatchFailure) {
      let hits = try search.hits(in: texts)
      guard !hits.isEmpty else { return .holds([]) }
      let evidence = page.evidence(hits, in: texts)
      let sentence = evidence.first.map { ": \"\($0.text)\"" } ?? ""
      return .fails([page.reason(.found, "the pattern matches\(sentence)")], evidence)
    } catch {
      return .unverified(error.reason(on: page.id))
    }
  }
}
