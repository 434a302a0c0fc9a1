import FactModel
import PageReading

/// Finds when a page of the documentation archive was revised, by what the page itself says.
///
/// The archive writes it into the site's copyright line, `… | Updated: 2016-04-01`; a page that
/// says two dates there, or none, has no revision date that could be quoted.
struct RevisionDate {
  private static let mark = Array("Updated: ".utf8)

  func read(_ text: PageText) -> Day? {
    let days = Set(text.blocks.filter(isSiteLine).flatMap { written(in: $0.text.utf8) })
    return days.count == 1 ? days.first : nil
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
}
