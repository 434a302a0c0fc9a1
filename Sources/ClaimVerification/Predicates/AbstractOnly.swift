import FactModel
import PageReading
import QuoteMatching

extension OpenPage {
  /// Whether the page has prose in its abstract and nowhere else.
  ///
  /// Declarations, topic groups, relationships and links to see are no prose. A heading of any other
  /// kind counts against it, even with nothing below: what stood there may not have been rendered.
  var abstractOnly: Observation {
    guard let abstract = sheet.blocks.first(where: { $0.kind == .abstract }) else {
      return .fails([reason(.missing, "the page has no abstract")])
    }
    let evidence = [evidence(abstract.words, at: nil, how: "abstract")]
    if let other = sheet.blocks.first(where: { $0.kind != .abstract }) {
      let words = other.words.isEmpty ? other.kind.rawValue : "\"\(other.words)\""
      return .fails([reason(.found, "besides its abstract the page says \(words)")], evidence)
    }
    if let heading = headingsOfProse.first {
      return .fails([reason(.found, "the page has the section \"\(heading)\"")], evidence)
    }
    return text?.page.hiddenText.isEmpty == false
      ? .unverified(reason(.undecided, "the page has images or raw HTML besides its abstract"))
      : .holds(evidence)
  }

  /// The opposite.
  var notAbstractOnly: Observation {
    var opposite = abstractOnly.negated
    if opposite.state == .fails {
      opposite.reasons = [reason(.differs, "the page has nothing but its abstract")]
    }
    return opposite
  }

  /// The headings besides those of links and what stands below them.
  private var headingsOfProse: [String] {
    var isOfLinks = false
    return sheet.outline.filter { heading in
      let level = heading.utf8.prefix { $0 == UInt8(ascii: "#") }.count
      if level <= 2 {
        isOfLinks = ["## Topics", "## Relationships", "## See Also"].contains(heading)
      }
      return !isOfLinks
    }
  }
}

extension ProseBlock {
  fileprivate var words: String {
    sentences.map { sentence in
      if case .text(let words) = sentence { words } else { "…" }
    }.joined(separator: " ")
  }
}
