import CommandLineParsing

/// A span of whole days as options take it: `30d`, or `30`.
struct DayCount: ExpressibleByArgument {
  static let expectation = "days, as 30d"

  let days: Int

  init?(argument: String) {
    let digits = argument.hasSuffix("d") ? String(argument.dropLast()) : argument
    guard let days = Int(argument: digits), days <= 100_000 else { return nil }
    self.days = days
  }
}
