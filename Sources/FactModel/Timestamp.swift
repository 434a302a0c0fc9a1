/// A moment in UTC, to the second, written `2026-10-11T05:00:00Z`.
public struct Timestamp: Hashable, Comparable, Sendable {
  /// Seconds since 1970-01-01T00:00:00Z.
  public let seconds: Int64

  /// The moment that many seconds after 1970-01-01T00:00:00Z.
  public init(seconds: Int64) { self.seconds = seconds }

  /// Reads the one form `YYYY-MM-DDThh:mm:ssZ`; `nil` for any other and for impossible dates.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 20, bytes[10] == UInt8(ascii: "T"), bytes[19] == UInt8(ascii: "Z"),
      bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":"),
      let day = Day(String(text.prefix(10))),
      let hour = twoDigits(bytes, 11), let minute = twoDigits(bytes, 14),
      let second = twoDigits(bytes, 17), hour < 24, minute < 60, second < 60
    else { return nil }
    seconds = Int64(day.number) * 86_400 + Int64(hour * 3600 + minute * 60 + second)
  }

  /// The calendar day in UTC.
  public var day: Day {
    Day(number: Int(seconds / 86_400) - (seconds % 86_400 < 0 ? 1 : 0))
  }

  /// The earlier moment is the smaller.
  public static func < (left: Timestamp, right: Timestamp) -> Bool { left.seconds < right.seconds }
}

/// Two decimal digits at `index`.
private func twoDigits(_ bytes: [UInt8], _ index: Int) -> Int? {
  let (tens, ones) = (Int(bytes[index]) - 48, Int(bytes[index + 1]) - 48)
  return (0...9).contains(tens) && (0...9).contains(ones) ? tens * 10 + ones : nil
}

extension Timestamp: Codable, CustomStringConvertible {
  /// Reads the written form.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let value = Timestamp(text) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "'\(text)' is not a UTC time"))
    }
    self = value
  }

  /// Writes the written form.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  /// `2026-10-11T05:00:00Z`.
  public var description: String {
    let rest = Int((seconds % 86_400 + 86_400) % 86_400)
    return "\(day)T\(padded(rest / 3600)):\(padded(rest / 60 % 60)):\(padded(rest % 60))Z"
  }
}

private func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
