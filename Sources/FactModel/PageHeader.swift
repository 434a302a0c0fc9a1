/// The machine-readable header of a DocC Markdown page, read key by key.
public struct PageHeader: Equatable, Codable, Sendable {
  /// The page's path on its site in original case, as in `/documentation/Foundation/NSUserActivity`.
  public var identifier: String
  /// Equals the page's first heading.
  public var title: String
  /// `symbol`, `article`, `tutorial`, or what a later DocC writes.
  public var documentType: String
  /// Free text: `Instance Method`, `Web Service Endpoint`; absent on tutorials.
  public var role: String?
  /// The bundle's display name, not always a module.
  public var framework: String
  /// The header format's version; a string, `0.1.0` so far.
  public var metadataVersion: String
  /// Present on symbol pages only.
  public var symbol: Symbol?
  /// `nil` where the key is absent; empty where the list is.
  public var availability: [AvailabilityRow]?
  /// The language whose declarations the page shows, `swift` or `occ`, where the page says so.
  public var language: String?
  /// Keys that this version does not know, with their values as compact JSON text.
  public var unknown: [String: String]?

  /// What a symbol page's header says of its symbol.
  public struct Symbol: Equatable, Codable, Sendable {
    /// The human-readable kind, equal to the role in every page seen.
    public var kind: String
    /// Display name first, then the modules of cross-import overlays; a name may stand twice.
    public var modules: [String]
    /// The compiler's name for the symbol; changes with the toolchain and is not unique.
    public var preciseIdentifier: String

    /// A symbol of the given parts.
    public init(kind: String, modules: [String], preciseIdentifier: String) {
      self.kind = kind
      self.modules = modules
      self.preciseIdentifier = preciseIdentifier
    }
  }

  /// A header of the given parts.
  public init(
    identifier: String, title: String, documentType: String, role: String? = nil,
    framework: String, metadataVersion: String, symbol: Symbol? = nil,
    availability: [AvailabilityRow]? = nil, language: String? = nil,
    unknown: [String: String]? = nil
  ) {
    self.identifier = identifier
    self.title = title
    self.documentType = documentType
    self.role = role
    self.framework = framework
    self.metadataVersion = metadataVersion
    self.symbol = symbol
    self.availability = availability
    self.language = language
    self.unknown = unknown
  }
}
