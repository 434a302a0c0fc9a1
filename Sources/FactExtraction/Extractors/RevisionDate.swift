import FactModel
import PageReading

/// Finds when a page of the documentation archive was revised, by what the page itself says.
///
/// The places are asked in order, and the first that says a date decides: the site's copyright line
/// (`… | Updated: 2016-04-01`), the table of the document's revision history, a `meta`. A place that
/// contradicts itself decides too: then there is no date that could be quoted.
struct RevisionDate {
  private static let mark = Array("Updated: ".utf8)
  private static let statements = ["revised", "date", "last-modified", "dcterms.modified"]

  func read(_ text: PageText) -> Day? {
    let site = Set(text.blocks.filter(isSiteLine).flatMap { written(in: $0.text.utf8) })
    if !site.isEmpty { return site.count == 1 ? site.first : nil }
    return history(text) ?? statement(text)
  }

  private func isSiteLine(_ block: TextBlock) -> Bool {
    block.text.utf8.contains("Copyright ©".utf8)
  }

  private func written(in bytes: [UInt8]) -> [Day] {
    bytes.indices.compactMap { index in
      guard bytes[index...].starts(with: Self.mark) else { return nil }
      let start = index + Self.mark.count
      let date = bytes[start...].prefix(10)
      guard !(bytes.dropFirst(start + 10).first.map { $0 &- 0x30 < 10 } ?? false) else {
        return nil
      }
      return Day(String(decoding: date, as: UTF8.self))
    }
  }

  /// The newest date in the first column below a heading "Revision History".
  private func history(_ text: PageText) -> Day? {
    text.blocks.compactMap { block in
      guard case .tableCell(_, column: 0) = block.kind, let heading = block.heading,
        text.headings[heading].text.lowercased().contains("revision history")
      else { return nil }
      return Day(block.text.string)
    }.max()
  }

  private func statement(_ text: PageText) -> Day? {
    for name in Self.statements {
      let statements = text.document?.statements(named: name) ?? []
      let days = Set(statements.compactMap { Day(String($0.prefix(10))) })
      if !days.isEmpty { return days.count == 1 ? days.first : nil }
    }
    return nil
  }
}
