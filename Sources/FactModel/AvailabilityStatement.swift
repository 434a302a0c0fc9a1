/// What only a page's render JSON says of a platform; the Markdown header has no words for it.
///
/// What is not stated is `nil`: nothing is inferred from its absence.
public struct AvailabilityStatement: Hashable, Codable, Sendable {
  /// `true` where the symbol is called deprecated, with or without a version.
  public var deprecated: Bool?
  /// `true` where the symbol is called unavailable.
  public var unavailable: Bool?
  /// `true` where the version is a beta.
  public var beta: Bool?
  /// From which version it no longer exists.
  public var obsoleted: Version?
  /// What is said about the deprecation.
  public var message: String?
  /// The new name.
  public var renamed: String?

  /// A statement of the given parts.
  public init(
    deprecated: Bool? = nil, unavailable: Bool? = nil, beta: Bool? = nil,
    obsoleted: Version? = nil, message: String? = nil, renamed: String? = nil
  ) {
    self.deprecated = deprecated
    self.unavailable = unavailable
    self.beta = beta
    self.obsoleted = obsoleted
    self.message = message
    self.renamed = renamed
  }

  /// Whether nothing is stated.
  public var isEmpty: Bool { self == AvailabilityStatement() }
}

extension AvailabilityStatement: CustomStringConvertible {
  /// `deprecated, renamed to "pour(into:)"`.
  public var description: String {
    [
      deprecated == true ? "deprecated" : nil, unavailable == true ? "unavailable" : nil,
      beta == true ? "beta" : nil, obsoleted.map { "obsoleted \($0)" },
      renamed.map { "renamed to \"\($0)\"" }, message.map { "message \"\($0)\"" },
    ].compactMap(\.self).joined(separator: ", ")
  }
}
