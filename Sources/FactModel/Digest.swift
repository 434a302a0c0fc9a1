/// The git object id of a body: 40 hexadecimal digits of SHA-1 over `blob <length>\0` and the bytes.
///
/// Because it is git's own name for the bytes, `git cat-file -p <digest>` shows the evidence even
/// when the snapshot has long been replaced, and `git hash-object FILE` checks it.
public struct Digest: RawRepresentable, Hashable, Comparable, Codable, Sendable {
  /// 40 lower-case hexadecimal digits.
  public let rawValue: String

  /// The digest, or `nil` where `rawValue` is not 40 lower-case hexadecimal digits.
  public init?(rawValue: String) {
    guard rawValue.utf8.count == 40, rawValue.utf8.allSatisfy(Self.isHexadecimal) else {
      return nil
    }
    self.rawValue = rawValue
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): true
    default: false
    }
  }

  /// Byte order of the digits.
  public static func < (left: Digest, right: Digest) -> Bool { left.rawValue < right.rawValue }
}

extension Digest: CustomStringConvertible {
  /// The 40 digits.
  public var description: String { rawValue }
}
