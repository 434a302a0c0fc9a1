import FactModel

/// `facts/sources.yml` as written, before its parts are checked against each other.
struct SourceListRecord: Sendable {
  var sources: [Placed<SourceRecord>]
  var pageSets: [NamedValue<Placed<[Placed<String>]>>]
}

/// A source as written.
struct SourceRecord: Sendable {
  var id: Placed<SourceID>
  var kind: PageKind
  var base: Placed<BaseAddress>
  var checkEvery: Int?
  var refetchEvery: Int
  var keep: Source.Keeping
  var paceMilliseconds: Int
  var connections: Int
  var pages: [PageRecord]
  var follow: [FollowRecord]
}

/// A page of a source as written.
struct PageRecord: Sendable {
  var path: Placed<String>
  var title: String?
}

/// A root to follow as written.
struct FollowRecord: Sendable {
  var root: Placed<String>
  var depth: Int
}
