import PageReading
import QuoteMatching

/// The items of the list that directly follows a block.
struct ListItems {
  /// What each item names: what is marked as code or link at its beginning, or else its words.
  let members: [String]

  init(below introduction: Int, on page: QuotablePage) {
    let blocks = page.page.blocks
    let outer = blocks[introduction].containers
    var members: [String] = []
    var item: TextBlock.Container?
    for index in blocks.indices[(introduction + 1)...] {
      guard blocks[index].containers.starts(with: outer),
        let container = blocks[index].containers.dropFirst(outer.count).first,
        case .listItem = container
      else { break }
      // An item's further blocks, a list within it among them, say more about it.
      guard container != item else { continue }
      item = container
      members += Self.members(ofItem: index, on: page)
    }
    self.members = members
  }

  private static func members(ofItem index: Int, on page: QuotablePage) -> [String] {
    let text = page.page.blocks[index].text
    guard let mark = text.marks.first(where: { $0.kind.namesMember && $0.range.lowerBound == 0 })
    else { return [words(of: text.string)] }
    let rest = String(decoding: text.utf8[mark.range.upperBound...], as: UTF8.self)
    let goesOn = [",", " and ", " or "].contains { rest.utf8.starts(with: $0.utf8) }
    guard goesOn else { return [String(decoding: text.utf8[mark.range], as: UTF8.self)] }
    let start = page.textStart(ofBlock: index)
    return NamedMembers(page, in: page.sentence(around: start..<start + 1)).names
  }

  private static func words(of text: String) -> String {
    let end = text.unicodeScalars.last.map { ".;,".unicodeScalars.contains($0) } ?? false
    return end ? String(text.unicodeScalars.dropLast()) : text
  }
}

extension MappedText.Mark.Kind {
  /// Whether a stretch of this kind is a name.
  var namesMember: Bool {
    switch self {
    case .code, .link: true
    case .emphasis, .strong, .strikethrough, .lineBreak: false
    }
  }
}
