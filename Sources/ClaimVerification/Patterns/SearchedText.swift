import FactModel
import PageReading
import QuoteMatching

/// A block of a page as patterns are searched in it; a match never runs from one into the next.
struct SearchedText {
  let part: PagePart
  /// The text as rendered, an aside's label in front of it.
  let raw: [UInt8]
  /// The same, folded.
  let folded: FoldedText
  /// Where it comes from.
  let place: Place

  enum Place {
    /// A block, by where it begins in the page's rendered text.
    case block(start: Int)
    /// What no reader sees in its place.
    case hidden(MappedText)
  }

  var isHidden: Bool {
    if case .hidden = place { true } else { false }
  }

  /// Header, link targets and the site's footer are no part of a page's text. Images' alternative
  /// texts and raw HTML are, hidden: only a search that must find nothing looks there.
  static func all(of page: OpenPage) -> [SearchedText] {
    guard let text = page.text else { return [] }
    let footer = text.page.footer
    let blocks = text.page.blocks.indices.filter { $0 != footer }.map { index in
      let range = text.range(ofBlock: index)
      return SearchedText(
        text.page.blocks[index].part, Array(text.rendered[range]), .block(start: range.lowerBound))
    }
    return blocks + text.page.hiddenText.map { SearchedText(.prose, $0.utf8, .hidden($0)) }
  }

  /// A text of someone's own: a control.
  init(_ part: PagePart, control: String) {
    self.init(part, Array(control.utf8), .block(start: 0))
  }

  private init(_ part: PagePart, _ raw: [UInt8], _ place: Place) {
    self.part = part
    self.raw = raw
    self.place = place
    folded = part == .code ? FoldedText(code: raw) : FoldedText(prose: raw)
  }
}

extension TextBlock {
  /// The part of the page that the block is of.
  fileprivate var part: PagePart {
    switch kind {
    case .heading: .headings
    case .code: .code
    case .paragraph, .tableCell: .prose
    }
  }
}
