/// An operating system's or library's version: one to three numbers.
///
/// Compared as numbers, written as found: `18.2` equals `18.2.0` and is below `18.10`; the text
/// `26.0` stays `26.0`.
public struct Version: Comparable, Hashable, Sendable {
  /// The version as it was written.
  public let text: String
  /// Major, minor, patch; what is not written is 0.
  public let numbers: [Int]

  /// The version, or `nil` where `text` is not one to three decimal numbers separated by dots.
  public init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count) else { return nil }
    var numbers: [Int] = []
    for part in parts {
      guard (1...9).contains(part.count), part.allSatisfy({ (0x30...0x39).contains($0) }),
        let number = Int(String(Substring(part)))
      else { return nil }
      numbers.append(number)
    }
    self.text = text
    self.numbers = numbers + Array(repeating: 0, count: 3 - numbers.count)
  }

  /// Whether DocC's "to be deprecated" mark `100000` stands in place of a real version.
  public var isToBeDeprecated: Bool { numbers[0] == 100_000 }

  /// Equal where the numbers are, however they are written.
  public static func == (left: Version, right: Version) -> Bool { left.numbers == right.numbers }

  /// The order of the numbers.
  public static func < (left: Version, right: Version) -> Bool {
    left.numbers.lexicographicallyPrecedes(right.numbers)
  }

  /// Hashes the numbers.
  public func hash(into hasher: inout Hasher) { hasher.combine(numbers) }
}

extension Version: Codable, CustomStringConvertible {
  /// Reads the version from a string.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let version = Version(text) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "'\(text)' is not a version"))
    }
    self = version
  }

  /// Writes the version as a string, as it was found.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }

  /// The version as it was written.
  public var description: String { text }
}
