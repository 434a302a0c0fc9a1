import FactModel
import PageReading

/// The line that says whose words a quotation has:
/// `— Apple, NSUserActivity.userInfo (documentation fetched 2026-10-11)`.
package struct Attribution: Equatable, Sendable {
  /// Whose words they are: `Apple`.
  package var author: String
  /// What is named behind the author: a page's title, a symbol; empty where nothing is.
  package var title: String
  /// The parenthesis at the end.
  package var note: String
  /// The day on which the page was fetched, as the note says.
  package var fetched: Day?
  /// The day on which the page was last revised, as the note says.
  package var revised: Day?
  /// Whether the note calls the page archived.
  package var isArchived: Bool
  /// Where a revision date would be written: behind `archived` in the line's text.
  package var archivedEnd: Int?

  /// The longest line that is one, in bytes.
  private static let longest = 300
  private static let dashes = ["— ", "– ", "-- ", "―", "—", "Source: "]

  /// The attribution that a line is; without a dash before it the author must be Apple.
  package init?(_ line: String, needsDash: Bool = false) {
    guard line.utf8.count <= Self.longest else { return nil }
    let dash = Self.dashes.first { line.hasPrefix($0) }
    let rest = String(line.dropFirst(dash?.count ?? 0))
    guard dash != nil || !needsDash && Self.isApple(rest) else { return nil }
    guard !Self.readsOn(rest) else { return nil }
    let (words, note) = Self.split(rest)
    let parts = words.split(separator: ",", maxSplits: 1).map(String.init)
    author = parts.first.map(Self.trimmed) ?? ""
    title = parts.count > 1 ? Self.trimmed(parts[1]) : ""
    self.note = note
    isArchived = "\(title) \(note)".loweredASCII.contains("archive")
    fetched = DateReading.day(in: note, after: ["fetched", "retrieved", "accessed", "read"])
    revised = DateReading.day(in: note, after: ["revised", "updated", "revision"])
    archivedEnd = Self.archivedEnd(in: line)
  }

  private static func isApple(_ text: String) -> Bool {
    ["Apple, ", "Apple Inc., ", "Apple Developer Documentation, "].contains(where: text.hasPrefix)
  }

  /// Whether the line is running text: a stop with words behind it, or one at its end.
  private static func readsOn(_ text: String) -> Bool {
    let plain = text.utf8.last == UInt8(ascii: ".") ? String(text.dropLast()) : text
    return plain.contains(". ") || plain.utf8.last == UInt8(ascii: ":")
  }

  private static func split(_ text: String) -> (String, String) {
    let plain = trimmed(text)
    guard plain.hasSuffix(")"), let start = openingParenthesis(of: plain) else {
      return (plain, "")
    }
    let note = plain[plain.index(after: start)...].dropLast()
    return (String(plain[..<start]), String(note))
  }

  /// The parenthesis that the last one closes, where a blank stands before it: a symbol's
  /// parentheses follow its name.
  private static func openingParenthesis(of text: String) -> String.Index? {
    var depth = 0
    for index in text.indices.reversed() {
      if text[index] == ")" { depth += 1 }
      if text[index] == "(" { depth -= 1 }
      guard depth == 0 else { continue }
      let isApart = index > text.startIndex && text[text.index(before: index)] == " "
      return isApart ? index : nil
    }
    return nil
  }

  private static func archivedEnd(in line: String) -> Int? {
    Array(line.loweredASCII.utf8).firstRange(of: Array("(archived".utf8))?.upperBound
  }

  private static func trimmed(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var range = bytes.trimmed(0..<bytes.count)
    if range.upperBound > range.lowerBound, bytes[range.upperBound - 1] == UInt8(ascii: ".") {
      range = range.lowerBound..<(range.upperBound - 1)
    }
    return String(decoding: bytes[range], as: UTF8.self)
  }
}
