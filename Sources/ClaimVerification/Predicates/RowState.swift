import FactModel

/// The states of a row, each with its own words: open end, upper bound, empty, no row.
extension ExpectedRow.State {
  /// What differs between the state and a row; `nil` where nothing does.
  func difference(from row: AvailabilityRow) -> (code: VerdictReason.Code, detail: String)? {
    let isEmpty = row.introduced == nil && row.until == nil
    switch self {
    case .absent: return (.found, isEmpty ? "an empty row, expected none" : "a row, expected none")
    case .empty: return isEmpty ? nil : (.differs, "expected the empty row")
    case .row where isEmpty:
      // DocC writes unavailable, obsoleted and no version all so: the row carries no bound and
      // says nothing of one either.
      return (.differs, "the row is empty, expected \(phrase)")
    case .row(let introduced, let until):
      let details = [
        difference(of: introduced, from: row.introduced, "introduced"),
        difference(of: until, from: row.until, "upper bound"),
      ].compactMap(\.self)
      return details.isEmpty ? nil : (.differs, details.joined(separator: "; "))
    }
  }

  /// What the state is, in words.
  var phrase: String {
    switch self {
    case .absent: return "none"
    case .empty: return "the empty row"
    case .row(let introduced, let until):
      let parts = [
        introduced.map { "introduced \($0.phrase)" }, until.map { "upper bound \($0.phrase)" },
      ]
      .compactMap(\.self)
      return parts.isEmpty ? "a row with versions" : parts.joined(separator: ", ")
    }
  }

  private func difference(
    of expected: ExpectedRow.Bound?, from found: Version?, _ name: String
  ) -> String? {
    switch expected {
    case nil: nil
    case .some(.none): found.map { "\(name) \($0.phrase), expected none" }
    case .version(let version):
      found == version ? nil : "\(name) \(found?.phrase ?? "none"), expected \(version)"
    }
  }
}

extension ExpectedRow.Bound {
  fileprivate var phrase: String {
    switch self {
    case .version(let version): "\(version)"
    case .none: "none"
    }
  }
}

extension Version {
  /// The version, or what DocC's mark in its place means.
  fileprivate var phrase: String {
    isToBeDeprecated ? "\(self) (DocC's mark for \"to be deprecated\")" : "\(self)"
  }
}
