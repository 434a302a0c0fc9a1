import FactModel
import YAMLReading

extension NodeReader where Value == Day {
  /// Reads a day of the calendar, `2026-10-11`.
  static let day = NodeReader.text(
    "a date such as '2026-10-11'", schema: .text(pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$")
  ) { text throws(TextProblem) in
    if let day = Day(text) { return day }
    guard !text.isWrittenAsDay else {
      throw TextProblem("there is no day '\(text)' in the calendar")
    }
    throw TextProblem(
      "expected a date such as '2026-10-11', found '\(text.shortened)'",
      hint: text.paddedDay.map { "did you mean '\($0)'?" })
  }
}

extension NodeReader where Value == [Placed<Day>] {
  /// Reads one day, or several in ascending order.
  static let dates = NodeReader(schema: oneOrMoreDays.schema) { node, problems in
    guard let days = oneOrMoreDays.read(node, &problems) else { return nil }
    for (last, next) in zip(days, days.dropFirst()) where last.value >= next.value {
      problems.note(
        last.value == next.value
          ? "the date \(next.value) occurs twice" : "the dates are not in ascending order",
        at: next.start, related: last.start)
    }
    return days
  }

  private static let oneOrMoreDays = NodeReader.oneOrMore(
    of: NodeReader<Day>.day.placed, "dates")
}

extension String {
  /// Whether the digits and hyphens of a date stand where they should.
  fileprivate var isWrittenAsDay: Bool {
    utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false).map(\.count)
      == [4, 2, 2] && utf8.allSatisfy { $0.isASCIIDigit || $0 == UInt8(ascii: "-") }
  }

  /// The date with the zeros that `2026-1-5` lacks.
  fileprivate var paddedDay: Day? {
    let parts = split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    return Day(parts.map { $0.utf8.count == 1 ? "0\($0)" : String($0) }.joined(separator: "-"))
  }
}
