/// Pages of a source by their marks; a page may be counted under several.
struct StatusCounts: Encodable {
  var watched: Int
  var withSnapshot: Int
  var neverFetched: Int
  var stale: Int
  var gone: Int
  var failing: Int

  init(_ pages: [PageStatus]) {
    watched = pages.count
    withSnapshot = pages.count { $0.snapshot != nil }
    neverFetched = pages.count - withSnapshot
    stale = pages.count { $0.isStale }
    gone = pages.count { $0.gone != nil }
    failing = pages.count { $0.failure != nil }
  }
}
