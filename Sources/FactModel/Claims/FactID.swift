/// The name of a claim or a question: lower-case letters, digits and single hyphens, as in
/// `userinfo-no-size`.
public struct FactID: RawRepresentable, Hashable, Comparable, Sendable {
  /// The name as written.
  public let rawValue: String

  /// The name, or `nil` where `rawValue` is empty, longer than 100 bytes, or of another form.
  public init?(rawValue: String) {
    let words = rawValue.utf8.split(
      separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard (1...100).contains(rawValue.utf8.count),
      words.allSatisfy({ !$0.isEmpty && $0.allSatisfy(Self.isLetterOrDigit) })
    else { return nil }
    self.rawValue = rawValue
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// The order of the names' bytes.
  public static func < (left: FactID, right: FactID) -> Bool { left.rawValue < right.rawValue }
}

extension FactID: Codable, CustomStringConvertible {
  /// The name as written.
  public var description: String { rawValue }
}
