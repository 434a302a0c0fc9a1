import ArticleReading
import FactModel

/// Finds uses of watched symbols in code: types, and members behind a dot whose names are their own.
struct CodeSymbolUses {
  let examination: Examination

  /// Shorter member names, `title` or `state`, may be any type's.
  private static let shortestMember = 8

  /// The uses in a stretch of masked code, each with its page.
  func uses(in code: [UInt8], _ range: Range<Int>) -> [(
    range: Range<Int>, name: String, page: PageID
  )] {
    var uses: [(Range<Int>, String, PageID)] = []
    var start: Int?
    for index in range.lowerBound...range.upperBound {
      let isPart = index < range.upperBound && isNameByte(code[index])
      if isPart, start == nil { start = index }
      guard !isPart, let begin = start else { continue }
      start = nil
      let name = String(decoding: code[begin..<index], as: UTF8.self)
      let isMember = begin > 0 && code[begin - 1] == UInt8(ascii: ".")
      if let page = page(of: name, isMember: isMember) { uses.append((begin..<index, name, page)) }
    }
    return uses
  }

  private func page(of name: String, isMember: Bool) -> PageID? {
    guard NameShape.isSymbol(name) else { return nil }
    let isType = (0x41...0x5A).contains(name.utf8.first ?? 0)
    guard isType || isMember && name.utf8.count >= Self.shortestMember else { return nil }
    let pages = examination.context.index.pages(ofSymbol: name, knowing: examination.names)
    return pages.count == 1 ? pages.first : nil
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
      || byte == UInt8(ascii: "_")
  }
}
