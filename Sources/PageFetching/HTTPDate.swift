import FactModel

/// The three forms of a date in HTTP (RFC 9110, 5.6.7).
enum HTTPDate {
  /// Reads `Sun, 06 Nov 1994 08:49:37 GMT`, `Sunday, 06-Nov-94 08:49:37 GMT` or
  /// `Sun Nov  6 08:49:37 1994`; `nil` for any other text and for days that do not exist.
  ///
  /// A year of two digits is the one nearest below 50 years after `now`, as the RFC says.
  static func read(_ text: String, now: Timestamp) -> Timestamp? {
    let words = text.utf8.split(separator: 0x20).map { String(Substring($0)) }
    switch words.count {
    case 6 where words[0].utf8.count == 4 && words[5] == "GMT" && weekday(words[0], suffix: ","):
      return moment(day: words[1], month: words[2], year: words[3], time: words[4])
    case 4 where words[3] == "GMT" && longWeekdays.contains(words[0]):
      return obsolete(words[1], time: words[2], now: now)
    case 5 where weekday(words[0], suffix: ""):
      let day = words[2].utf8.count == 1 ? "0" + words[2] : words[2]
      return moment(day: day, month: words[1], year: words[4], time: words[3])
    default: return nil
    }
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
  private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let longWeekdays = [
    "Monday,", "Tuesday,", "Wednesday,", "Thursday,", "Friday,", "Saturday,", "Sunday,",
  ]

  private static func weekday(_ word: String, suffix: String) -> Bool {
    weekdays.contains { $0 + suffix == word }
  }

  private static func obsolete(_ date: String, time: String, now: Timestamp) -> Timestamp? {
    let parts = date.utf8.split(separator: UInt8(ascii: "-")).map { String(Substring($0)) }
    guard parts.count == 3, parts[2].utf8.count == 2, let short = number(parts[2]) else {
      return nil
    }
    let thisYear = now.day.civil.year
    let sameCentury = thisYear - thisYear % 100 + short
    let year = sameCentury > thisYear + 50 ? sameCentury - 100 : sameCentury
    return moment(day: parts[0], month: parts[1], year: String(year), time: time)
  }

  private static func moment(
    day: String, month: String, year: String, time: String
  ) -> Timestamp? {
    let clock = time.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard day.utf8.count == 2, year.utf8.count == 4, clock.map(\.count) == [2, 2, 2],
      let month = months.firstIndex(of: month), let day = number(day), let year = number(year),
      let date = Day(year: year, month: month + 1, day: day),
      let hour = number(clock[0]), let minute = number(clock[1]), let second = number(clock[2]),
      hour < 24, minute < 60, second <= 60
    else { return nil }
    return Timestamp(
      seconds: Int64(date.number) * 86_400 + Int64(hour * 3600 + minute * 60 + second))
  }

  private static func number(_ text: String) -> Int? { number(text.utf8[...]) }

  private static func number(_ digits: Substring.UTF8View) -> Int? {
    guard digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(String(Substring(digits)))
  }
}
