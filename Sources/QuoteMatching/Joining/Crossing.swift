import PageReading

/// A border between two blocks that a quotation runs across.
struct Crossing {
  enum Kind: Equatable {
    case listItems
    case paragraphs
    /// A heading or a gap of several blocks: never one text.
    case sections
  }

  let kind: Kind

  init(_ page: QuotablePage, from first: Int, to second: Int) {
    let (before, after) = (page.page.blocks[first], page.page.blocks[second])
    if Self.isHeading(before) || Self.isHeading(after) {
      kind = .sections
    } else if Self.item(before) != Self.item(after) || Self.isCell(before) || Self.isCell(after) {
      kind = .listItems
    } else {
      kind = .paragraphs
    }
  }

  /// Why a quotation fails that runs across without a mark.
  var reason: QuoteReason? {
    switch kind {
    case .listItems: .joinsListItems
    case .paragraphs: .joinsParagraphs
    case .sections: nil
    }
  }

  /// Whether as many line breaks disclose the border: one for a list item, a blank line for a
  /// paragraph.
  func isDisclosed(byLineBreaks count: Int) -> Bool {
    switch kind {
    case .listItems: count >= 1
    case .paragraphs: count >= 2
    case .sections: false
    }
  }

  private static func isHeading(_ block: TextBlock) -> Bool {
    if case .heading = block.kind { true } else { false }
  }

  private static func isCell(_ block: TextBlock) -> Bool {
    if case .tableCell = block.kind { true } else { false }
  }

  private static func item(_ block: TextBlock) -> TextBlock.Container? {
    block.containers.last {
      if case .listItem = $0 { true } else { false }
    }
  }
}
