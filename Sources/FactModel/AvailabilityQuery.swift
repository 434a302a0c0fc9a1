/// What is asked of the availability rows of many pages.
public struct AvailabilityQuery: Equatable, Sendable {
  /// What is asked of a row's upper bound.
  public enum Bound: Equatable, Sendable {
    /// That there is one.
    case any
    /// That there is none.
    case none
    /// That it is this version.
    case version(Version)
  }

  /// The platform, in any spelling of its capitals and spaces; `nil` for every one.
  public var platform: String?
  /// The version from which the symbol is available.
  public var introduced: Version?
  /// The upper bound.
  public var until: Bound?
  /// A framework's or module's name, or the beginning of page ids; `nil` for the whole store.
  public var within: String?

  /// A query of the given parts.
  public init(
    platform: String? = nil, introduced: Version? = nil, until: Bound? = nil,
    within: String? = nil
  ) {
    self.platform = platform
    self.introduced = introduced
    self.until = until
    self.within = within
  }

  /// The rows of a page that answer the query, in the page's order.
  public func rows(of sheet: FactSheet) -> [AvailabilityRow] {
    guard contains(sheet) else { return [] }
    return (sheet.header?.availability ?? []).filter(answers)
  }

  private func answers(_ row: AvailabilityRow) -> Bool {
    if let platform, folded(platform) != folded(row.platform) { return false }
    if let introduced, row.introduced != introduced { return false }
    return switch until {
    case nil: true
    case .any?: row.until != nil
    // A row without any version says nothing, a missing bound neither.
    case Bound.none?: row.until == nil && row.introduced != nil
    case .version(let version)?: row.until == version
    }
  }

  private func contains(_ sheet: FactSheet) -> Bool {
    guard let within else { return true }
    let names = [sheet.header?.framework].compactMap(\.self) + (sheet.header?.symbol?.modules ?? [])
    return names.contains { $0.lowercased() == within.lowercased() }
      || sheet.page.rawValue == within || sheet.page.rawValue.hasPrefix(within + "/")
  }

  /// `Mac Catalyst` and `macCatalyst` are one platform.
  private func folded(_ name: String) -> String { name.lowercased().filter { $0 != " " } }
}
