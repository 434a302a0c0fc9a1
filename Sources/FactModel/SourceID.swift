/// The short name of a source in `facts/sources.yml`, the first part of its pages' ids.
///
/// Lower-case ASCII letters, digits and hyphens, beginning with a letter or digit: it is a folder
/// name on every file system.
public struct SourceID: RawRepresentable, Hashable, Comparable, Codable, Sendable {
  /// The name as written.
  public let rawValue: String

  /// The name, or `nil` where `rawValue` is not of the form above.
  public init?(rawValue: String) {
    guard let first = rawValue.utf8.first, first != UInt8(ascii: "-"), rawValue.utf8.count <= 64,
      rawValue.utf8.allSatisfy(Self.isAllowed)
    else { return nil }
    self.rawValue = rawValue
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// Byte order of the names.
  public static func < (left: SourceID, right: SourceID) -> Bool {
    left.rawValue.utf8.lexicographicallyPrecedes(right.rawValue.utf8)
  }
}

extension SourceID: CustomStringConvertible {
  /// The name as written.
  public var description: String { rawValue }
}
