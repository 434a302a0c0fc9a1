import FactModel

/// Compares a statement with the rows of a header.
struct HeaderComparison {
  let rows: [AvailabilityRow]

  func differences(_ statement: AvailabilityStatement) -> [JudgedAvailability.Difference] {
    switch statement.kind {
    case .noBound: bounded(rows).map { [.init(says: "\($0)")] } ?? []
    case .until: statement.items.compactMap(untilDifference)
    case .introduced, .notBefore: statement.items.compactMap { difference($0) { $0 == $1 } }
    case .present: statement.items.compactMap { difference($0) { $0 >= $1 } }
    case .missing: statement.items.compactMap(missingDifference)
    }
  }

  private typealias Item = AvailabilityStatement.Item
  private typealias Difference = JudgedAvailability.Difference

  private func bounded(_ rows: [AvailabilityRow]) -> AvailabilityRow? {
    rows.first { $0.until != nil }
  }

  /// What a row says otherwise; `fits` compares the item's version with the row's first.
  private func difference(_ item: Item, fits: (Version, Version) -> Bool) -> Difference? {
    guard let platform = item.platform else { return nil }
    guard let row = Platform.row(platform, in: rows) else {
      return platform == "xcode" ? nil : Difference(item: item, says: "no row for that system")
    }
    guard let introduced = row.introduced else {
      return Difference(item: item, says: "the empty row '\(row)'")
    }
    if let version = item.version, !fits(version, introduced) {
      return Difference(item: item, says: "'\(row)'", right: introduced)
    }
    guard let until = item.until, until != row.until else { return nil }
    return Difference(item: item, says: "'\(row)'")
  }

  /// Not available on a system: no row or an empty one; not in a version: introduced later.
  private func missingDifference(_ item: Item) -> Difference? {
    guard let platform = item.platform, let row = Platform.row(platform, in: rows),
      let introduced = row.introduced
    else { return nil }
    if let version = item.version, introduced > version { return nil }
    return Difference(item: item, says: "'\(row)'")
  }

  private func untilDifference(_ item: Item) -> Difference? {
    guard let platform = item.platform else {
      guard !rows.contains(where: { $0.until == item.version }) else { return nil }
      return Difference(item: item, says: bounded(rows).map { "'\($0)'" } ?? "no upper bound")
    }
    guard let row = Platform.row(platform, in: rows) else {
      return Difference(item: item, says: "no row for that system")
    }
    guard row.until != item.version else { return nil }
    return Difference(item: item, says: "'\(row)'", right: row.until)
  }
}
