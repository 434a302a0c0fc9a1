/// One row of a page's machine-readable availability: a platform and up to two versions.
///
/// `iOS: 8.0.0 - 26.0.0` has both, `iOS: 8.0.0 -` the first only, `macOS: -` none. DocC writes
/// unavailable, obsoleted and "no version stated" all as the empty row, so an empty row says no
/// more than that it is there.
public struct AvailabilityRow: Hashable, Codable, Sendable {
  /// The platform as written, unknown ones too; may hold spaces (`App Store Connect API`).
  public var platform: String
  /// The first version, from which the symbol is available.
  public var introduced: Version?
  /// The second version, the upper bound; DocC writes the *deprecated* version there.
  public var until: Version?
  /// What only the render JSON says; `nil` where it says nothing, and for Markdown pages.
  public var statement: AvailabilityStatement?

  /// A row of the given parts.
  public init(
    platform: String, introduced: Version? = nil, until: Version? = nil,
    statement: AvailabilityStatement? = nil
  ) {
    self.platform = platform
    self.introduced = introduced
    self.until = until
    self.statement = statement
  }
}

extension AvailabilityRow: CustomStringConvertible {
  /// The row as DocC writes it.
  public var description: String {
    let introduced = introduced.map { " \($0)" } ?? ""
    let until = until.map { " \($0)" } ?? ""
    return "\(platform):\(introduced) -\(until)"
  }
}
