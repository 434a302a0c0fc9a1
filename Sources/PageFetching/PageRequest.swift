import FactModel
import HTTP

/// A page to fetch and what is known of it.
package struct PageRequest: Equatable, Sendable {
  /// The page.
  package var page: PageID
  /// Its address, as `PageAddress` makes it.
  package var url: String
  /// What form its body must have.
  package var kind: PageKind
  /// Whether a snapshot of it is stored: only then can it be gone or not modified.
  package var isStored: Bool
  /// The validators stored with the snapshot; `nil` asks for the body whatever it is.
  package var validators: Validators?
  /// The source's base, which a `file` address must lie below.
  package var base: String
  /// How its host is to be treated; the strictest among a host's pages is kept.
  package var politeness: Politeness

  /// A request of the given parts.
  package init(
    page: PageID, url: String, kind: PageKind, base: String, isStored: Bool = false,
    validators: Validators? = nil, politeness: Politeness = Politeness()
  ) {
    self.page = page
    self.url = url
    self.kind = kind
    self.base = base
    self.isStored = isStored
    self.validators = validators
    self.politeness = politeness
  }

  /// The request for a page of a source; `stored` is what was kept with its snapshot, whose
  /// validators are left out where `isUnconditional`.
  package init(
    page: PageID, of source: Source, stored: SnapshotMetadata?, isUnconditional: Bool = false
  ) {
    let validators = stored.flatMap { Validators(etag: $0.etag, lastModified: $0.lastModified) }
    self.init(
      page: page, url: PageAddress.url(base: source.base, path: page.path, kind: source.kind),
      kind: source.kind, base: source.base, isStored: stored != nil,
      validators: isUnconditional ? nil : validators,
      politeness: Politeness(
        pace: .milliseconds(source.paceMilliseconds), connections: source.connections))
  }
}

/// How a host is to be treated.
package struct Politeness: Equatable, Sendable {
  /// The least time between the starts of two requests.
  package var pace: Duration
  /// The most connections at once.
  package var connections: Int

  /// A politeness of the given parts.
  package init(pace: Duration = .milliseconds(200), connections: Int = 2) {
    self.pace = pace
    self.connections = connections
  }

  /// What satisfies both.
  func stricter(_ other: Politeness) -> Politeness {
    Politeness(pace: max(pace, other.pace), connections: min(connections, other.connections))
  }
}
