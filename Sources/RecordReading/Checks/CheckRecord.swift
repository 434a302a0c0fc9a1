import FactModel
import YAMLReading

/// A check as written: its pages are not looked up yet.
struct CheckRecord: Sendable {
  /// The predicate; `nil` where the reason was added to the list.
  let resolve: @Sendable (CheckContext, inout ProblemList) -> Predicate?

  /// A check that is there but could not be read; its problem is noted.
  static let unread = CheckRecord { _, _ in nil }
}

/// What a check is judged against.
struct CheckContext {
  /// The pages and page sets of `sources.yml`.
  let pages: PageLookup
  /// Whether it stands inside a `not`: then finding nothing would make it hold.
  var isNegated = false

  /// The same inside a `not`.
  var negated: CheckContext { CheckContext(pages: pages, isNegated: true) }
}

/// Why a negative check needs a text that its pattern matches.
let whyControl =
  "a text that the pattern must match: without one, finding nothing proves nothing"
