/// A calendar day of the proleptic Gregorian calendar, written `2026-10-11`.
///
/// Foundation's parsers take `2024-02-30` for 1 March; evidence needs a date to be a date.
public struct Day: Hashable, Comparable, Sendable {
  /// Days since 1970-01-01.
  public let number: Int

  /// The day that many days after 1970-01-01.
  public init(number: Int) { self.number = number }

  /// Reads the one form `YYYY-MM-DD`; `nil` for any other and for days that do not exist.
  public init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2],
      parts.allSatisfy({ $0.allSatisfy { (0x30...0x39).contains($0) } }),
      let year = Int(String(Substring(parts[0]))), let month = Int(String(Substring(parts[1]))),
      let day = Int(String(Substring(parts[2])))
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The given day, or `nil` where the calendar has none such.
  public init?(year: Int, month: Int, day: Int) {
    guard (0...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else {
      return nil
    }
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    self.init(number: era * 146_097 + dayOfEra - 719_468)
    guard civil == (year, month, day) else { return nil }
  }

  /// Year, month and day of the month.
  public var civil: (year: Int, month: Int, day: Int) {
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let year = yearOfEra + era * 400 + (month >= 10 ? 1 : 0)
    return (year, month < 10 ? month + 3 : month - 9, dayOfYear - (153 * month + 2) / 5 + 1)
  }

  /// The earlier day is the smaller.
  public static func < (left: Day, right: Day) -> Bool { left.number < right.number }
}

extension Day: Codable, CustomStringConvertible {
  /// Reads the written form.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let value = Day(text) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "'\(text)' is not a date"))
    }
    self = value
  }

  /// Writes the written form.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  /// `2026-10-11`.
  public var description: String {
    let (year, month, day) = civil
    let digits = String(year)
    let years = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return "\(years)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
  }
}
