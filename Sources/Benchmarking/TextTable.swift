/// Rows of words under each other, the first column to the left and numbers to the right, as
/// Markdown.
struct TextTable {
  private var rows: [[String]]

  init(_ heads: String...) { rows = [heads, heads.map { _ in "" }] }

  mutating func add(_ cells: String...) { rows.append(cells) }

  var text: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.enumerated().map { number, cells in
      let padded = zip(cells, widths).enumerated().map { column, cell in
        number == 1
          ? rule(cell.1, isFirst: column == 0) : Self.padded(cell.0, cell.1, left: column == 0)
      }
      return "| " + padded.joined(separator: " | ") + " |\n"
    }.joined()
  }

  private func rule(_ width: Int, isFirst: Bool) -> String {
    String(repeating: "-", count: max(2, width - 1)) + (isFirst ? "-" : ":")
  }

  private static func padded(_ cell: String, _ width: Int, left: Bool) -> String {
    let space = String(repeating: " ", count: max(0, width - cell.count))
    return left ? cell + space : space + cell
  }
}

extension Int {
  /// With a comma between groups of digits: `12,531`.
  var grouped: String {
    let digits = Array(String(magnitude))
    let groups = digits.indices.map { index in
      (index > 0 && (digits.count - index) % 3 == 0 ? "," : "") + String(digits[index])
    }
    return (self < 0 ? "-" : "") + groups.joined()
  }
}

extension Double {
  /// With so many decimals, rounded.
  func fixed(_ decimals: Int) -> String {
    var power = 1
    for _ in 0..<decimals { power *= 10 }
    let scaled = Int((self * Double(power)).rounded())
    guard decimals > 0 else { return "\(scaled)" }
    let rest = String(scaled.magnitude % power.magnitude)
    let zeros = String(repeating: "0", count: decimals - rest.utf8.count)
    return "\(scaled < 0 ? "-" : "")\(scaled.magnitude / power.magnitude).\(zeros)\(rest)"
  }
}

extension Duration {
  var milliseconds: Double {
    Double(components.seconds) * 1000 + Double(components.attoseconds) / 1e15
  }
}

extension Array where Element == Double {
  /// The middle value; 0 of none.
  var median: Double { isEmpty ? 0 : sorted()[count / 2] }
}
