import FactModel

/// Which availability rows of two lists are about the same platform.
///
/// Articles may name a platform twice, so equal rows are paired first. `Mac Catalyst` and
/// `macCatalyst` are one platform.
struct RowPairing {
  private(set) var pairs: [(old: AvailabilityRow, new: AvailabilityRow)] = []
  private(set) var removed: [AvailabilityRow] = []
  private(set) var added: [AvailabilityRow] = []

  init(from old: [AvailabilityRow], to new: [AvailabilityRow]) {
    (removed, added) = (old, new)
    pair { $0 }
    pair { $0.platform.lowercased().unicodeScalars.filter { $0 != " " }.map(\.value) }
  }

  /// Pairs the rows of both sides that have the same key, in order.
  private mutating func pair(by key: (AvailabilityRow) -> some Hashable) {
    var waiting = Dictionary(grouping: added.indices.reversed(), by: { key(added[$0]) })
    var taken: Set<Int> = []
    removed = removed.filter { row in
      guard let place = waiting[key(row)]?.popLast() else { return true }
      pairs.append((row, added[place]))
      taken.insert(place)
      return false
    }
    added = added.indices.filter { !taken.contains($0) }.map { added[$0] }
  }
}
