import FactModel

/// Takes in comparisons page by page and keeps the changes only, so that memory grows with them.
package struct ChangeSet {
  /// A page that could not be compared.
  package struct Uncompared: Hashable, Codable, Sendable {
    /// The page.
    package var page: PageID
    /// Why it could not, in a few words.
    package var reason: String
  }

  private let comparison: SheetComparison
  private var places: [GroupKey: Int] = [:]
  private var collected: [[Change]] = []
  private var unsorted: [Uncompared] = []
  /// How many pages changed.
  package private(set) var changed = 0
  /// How many pages were compared and had not changed.
  package private(set) var unchanged = 0

  /// An empty set; `digest` is passed on to `SheetComparison`.
  package init(digest: ((String) -> Digest)? = nil) {
    comparison = SheetComparison(digest: digest)
  }

  /// How many pages there were: changed, unchanged and not comparable ones.
  package var total: Int { changed + unchanged + unsorted.count }

  /// The pages that could not be compared, sorted.
  package var uncompared: [Uncompared] { unsorted.sorted { $0.page < $1.page } }

  /// Compares a page's sheets; `nil` stands for a page that is not there. Call it once a page.
  ///
  /// `goneSince` is when the server said that the page is gone, if that is news.
  package mutating func compare(
    _ page: PageID, from old: FactSheet?, to new: FactSheet?, goneSince: Timestamp? = nil
  ) {
    if let old, let new, old.extractor != new.extractor, old.snapshot != new.snapshot {
      return skip(
        page, because: "read by extractor \(old.extractor) before and \(new.extractor) now")
    }
    let gone = goneSince.map { [Change(.pageGone, of: page, .loud, after: $0.description)] }
    add((gone ?? []) + comparison.changes(from: old, to: new))
  }

  /// Counts pages that are known to be equal without reading them.
  package mutating func countUnchanged(_ pages: Int) { unchanged += pages }

  /// Takes note of a page that could not be compared.
  package mutating func skip(_ page: PageID, because reason: String) {
    unsorted.append(Uncompared(page: page, reason: reason))
  }

  private mutating func add(_ changes: [Change]) {
    guard !changes.isEmpty else {
      unchanged += 1
      return
    }
    changed += 1
    for change in changes { insert(change) }
  }

  private mutating func insert(_ change: Change) {
    let place = places.id(of: GroupKey(change))
    guard place < collected.count else {
      collected.append([change])
      return
    }
    guard !GroupKey.isNarrow(change.kind) else {
      collected[place].append(change)
      return
    }
    // Equal but for the page: the first one's texts are shared instead of held again.
    var same = collected[place][0]
    same.page = change.page
    collected[place].append(same)
  }

  /// The groups: loud ones first, then by kind and first page, last in the order of that page.
  package var groups: [ChangeGroup] {
    let groups = collected.enumerated().map { (group: ChangeGroup(collecting: $1), place: $0) }
    return groups.sorted { left, right in
      let (first, second) = (left.group.first, right.group.first)
      return (first.severity, first.kind.rank, first.page, left.place)
        < (second.severity, second.kind.rank, second.page, right.place)
    }.map(\.group)
  }
}
