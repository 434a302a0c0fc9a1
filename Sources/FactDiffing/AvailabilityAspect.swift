import FactModel

/// The availability rows: the facts that authors print.
struct AvailabilityAspect: SheetAspect {
  func changes(from old: FactSheet, to new: FactSheet) -> [Change] {
    switch (old.header?.availability, new.header?.availability) {
    case (nil, nil): []
    case (nil, let rows?): [Change(.availabilityListAppeared, of: new.page, after: list(rows))]
    case (let rows?, nil):
      [Change(.availabilityListVanished, of: new.page, .loud, before: list(rows))]
    case (let oldRows?, let newRows?): rowChanges(from: oldRows, to: newRows, of: new.page)
    }
  }

  private func list(_ rows: [AvailabilityRow]) -> String {
    rows.map(\.description).joined(separator: ", ")
  }

  private func rowChanges(
    from old: [AvailabilityRow], to new: [AvailabilityRow], of page: PageID
  ) -> [Change] {
    let pairing = RowPairing(from: old, to: new)
    var differences = pairing.pairs.flatMap { rowDifferences(from: $0.old, to: $0.new) }
    differences += pairing.removed.map {
      .init(
        .platformRemoved, $0.introduced == nil ? .normal : .loud, $0.platform,
        before: $0.versions)
    }
    differences += pairing.added.map {
      .init(.platformAdded, .normal, $0.platform, after: $0.versions)
    }
    guard differences.isEmpty, old != new else { return merged(differences, of: page) }
    return [Change(.availabilityReordered, of: page, .noise)]
  }

  /// One change for all platforms that changed alike.
  private func merged(_ differences: [RowDifference], of page: PageID) -> [Change] {
    var places: [RowDifference.Key: Int] = [:]
    var changes: [Change] = []
    for difference in differences {
      let place = places.id(of: difference.key)
      if place == changes.count { changes.append(difference.change(of: page)) }
      changes[place].subject.append(difference.platform)
    }
    for index in changes.indices { changes[index].subject.sort(by: byteOrder) }
    return changes
  }
}

extension AvailabilityRow {
  /// The row without its platform, as DocC writes it: `8.0.0 - 26.0.0`.
  fileprivate var versions: String {
    [introduced?.text, "-", until?.text].compactMap { $0 }.joined(separator: " ")
  }
}
