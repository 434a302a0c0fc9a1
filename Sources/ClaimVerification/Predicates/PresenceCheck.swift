import FactModel
import PatternMatching

/// Whether the pattern stands on each of the pages.
struct PresenceCheck: PageCheck {
  let pages: [PageID]
  private let pattern: ControlledPattern

  init(_ predicate: PatternPredicate) {
    pages = predicate.scope.pages
    pattern = ControlledPattern(predicate.pattern)
  }

  var fault: VerdictReason? { pattern.fault }

  func observation(on page: OpenPage) -> Observation {
    let texts = page.texts(of: pattern.pattern)
    if let reason = page.emptiness(of: texts, pattern.pattern) { return .unverified(reason) }
    guard let search = pattern.search else { return .unverified(page.reasonForNoPattern) }
    do throws(MatchFailure) {
      let hits = try search.hits(in: texts)
      if !hits.isEmpty { return .holds(page.evidence(hits, in: texts)) }
      if try pattern.standsHidden(on: page) { return .unverified(page.reasonForHiddenMatch) }
    } catch {
      return .unverified(error.reason(on: page.id))
    }
    var missing = Observation.fails([page.reason(.missing, "nothing matches the pattern")])
    missing.isUncontrolled = !pattern.isControlled
    return missing
  }
}

extension ControlledPattern {
  /// Whether the pattern matches what no reader sees in its place, an image's alternative text.
  func standsHidden(on page: OpenPage) throws(MatchFailure) -> Bool {
    let hidden = page.texts(of: pattern, withHidden: true).filter(\.isHidden)
    return try !(search?.hits(in: hidden) ?? []).isEmpty
  }
}

extension OpenPage {
  /// That a pattern cannot be compiled; its `fault` says why.
  var reasonForNoPattern: VerdictReason { reason(.controlFailed, "there is no pattern") }

  /// That a pattern matches where no reader looks: not shown, and not shown to be missing either.
  var reasonForHiddenMatch: VerdictReason {
    reason(.undecided, "the pattern matches an image's alternative text or raw HTML")
  }
}
