import FactModel
import PatternMatching

/// How often the pattern stands on the pages together, in their folded texts.
struct CountCheck: PageCheck {
  let pages: [PageID]
  private let pattern: ControlledPattern
  private let expected: ClosedRange<Int>

  init(_ predicate: CountPredicate) {
    pages = predicate.scope.pages
    pattern = ControlledPattern(predicate.pattern)
    expected = predicate.expected
  }

  var fault: VerdictReason? { pattern.fault }

  /// A page's own count, which holds as such.
  func observation(on page: OpenPage) -> Observation {
    let texts = page.texts(of: pattern.pattern)
    if let reason = page.emptiness(of: texts, pattern.pattern) { return .unverified(reason) }
    guard let search = pattern.search else { return .unverified(page.reasonForNoPattern) }
    do throws(MatchFailure) {
      if try pattern.standsHidden(on: page) { return .unverified(page.reasonForHiddenMatch) }
      let hits = try search.foldedHits(in: texts)
      var counted = Observation.holds(page.evidence(hits, in: texts))
      counted.count = hits.count
      return counted
    } catch {
      return .unverified(error.reason(on: page.id))
    }
  }

  func combined(_ observations: [Observation]) -> Observation {
    var sum = Observation.all(observations)
    // Pages that were not read can only add to the count.
    guard sum.state == .holds || sum.count > expected.upperBound else { return sum }
    let showsNothing = sum.count == 0 && !pattern.isControlled
    if expected.contains(sum.count) {
      return showsNothing
        ? .unverified(
          VerdictReason(.controlFailed, "nothing was found, and the pattern has no control")) : sum
    }
    let reason = VerdictReason(
      .differs, on: pages.count == 1 ? pages[0] : nil,
      "found \(sum.count) times, expected \(expected.phrase)")
    (sum.state, sum.reasons, sum.isUncontrolled) = (.fails, [reason], showsNothing)
    return sum
  }
}

extension ClosedRange<Int> {
  /// `2`, `at least 1`, `at most 3`, `1 to 3`.
  fileprivate var phrase: String {
    if lowerBound == upperBound { return "\(lowerBound)" }
    if upperBound == .max { return "at least \(lowerBound)" }
    return lowerBound == 0 ? "at most \(upperBound)" : "\(lowerBound) to \(upperBound)"
  }
}
