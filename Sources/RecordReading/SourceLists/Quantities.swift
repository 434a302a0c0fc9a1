import FactModel

extension NodeReader where Value == Int {
  /// Reads a whole number of days, `7d`.
  static let days = NodeReader.text(
    "days such as '7d'", schema: .text(pattern: "^[1-9][0-9]{0,3}d$")
  ) {
    text throws(TextProblem) in
    guard let quantity = Quantity(text), quantity.unit == "d", quantity.count >= 1,
      quantity.count <= 9999
    else {
      let days = Quantity(text).flatMap(\.roundedUpToDays)
      throw TextProblem(
        "expected whole days such as '7d', found '\(text.shortened)'",
        hint: days.map { "did you mean '\($0)d'?" })
    }
    return quantity.count
  }

  /// Reads a time of at most an hour in milliseconds, `200ms` or `1s`.
  static let pace = NodeReader.text(
    "a time such as '200ms'", schema: .text(pattern: "^[0-9]{1,7}(ms|s)$")
  ) { text throws(TextProblem) in
    let quantity = Quantity(text)
    let factor = quantity?.unit == "s" ? 1000 : quantity?.unit == "ms" ? 1 : nil
    guard let quantity, let factor, quantity.count <= 3_600_000 / factor else {
      throw TextProblem(
        "expected a time of at most an hour such as '200ms' or '1s', found '\(text.shortened)'",
        hint: quantity?.unit == "" ? "did you mean '\(text)ms'?" : nil)
    }
    return quantity.count * factor
  }

  /// Reads a whole number of `range`; `expected` names what is counted.
  static func number(_ expected: String, in range: ClosedRange<Int>) -> NodeReader {
    text("a number of \(expected)", schema: .number(range)) { text throws(TextProblem) in
      guard let quantity = Quantity(text), quantity.unit == "", range.contains(quantity.count)
      else {
        throw TextProblem(
          "expected a number from \(range.lowerBound) to \(range.upperBound), "
            + "found '\(text.shortened)'")
      }
      return quantity.count
    }
  }
}

/// A whole number with a unit behind it.
private struct Quantity {
  var count: Int
  var unit: String

  /// `nil` where the text is no digits with letters behind them, or the number is too large.
  init?(_ text: String) {
    let digits = text.utf8.prefix { $0.isASCIIDigit }
    let unit = text.utf8.dropFirst(digits.count)
    guard let count = Int(String(Substring(digits))),
      unit.allSatisfy({ $0.isASCIILetterOrDigit && !$0.isASCIIDigit })
    else { return nil }
    self.count = count
    self.unit = String(Substring(unit))
  }

  /// The days to write instead, for units that people try.
  var roundedUpToDays: Int? {
    guard count >= 1, count <= 9999 else { return nil }
    switch unit {
    case "", "D", "day", "days": return count
    case "h", "hours": return (count + 23) / 24
    case "w", "weeks": return count <= 1428 ? count * 7 : nil
    default: return nil
    }
  }
}
