import FactModel
import PageReading

extension FactSheet {
  /// The sheet with everything the page's text says; the block at `footer` is the site's.
  func filled(
    from text: PageText, roles: [String: Section.Role] = [:], footer: Int? = nil
  ) -> FactSheet {
    var text = text
    let boilerplate = footer.map { foldingSpace(text.blocks.remove(at: $0).text.utf8[...]) }
    let outline = Outline(text.headings, roles: roles)
    let blocks = text.blocksWithGluedAsidesJoined.flatMap { block in
      outline.section(block.heading).role == .parameters
        ? block.readingIndentedProse(in: text.source) : [block]
    }
    var composer = SheetComposer(sheet: self, outline: outline)
    for block in blocks { composer.take(block) }
    var sheet = composer.sheet
    sheet.outline = text.headings.filter { $0 != text.titleHeading }.map(\.marked)
    sheet.links = linkTargets(in: blocks)
    sheet.boilerplate = boilerplate.map { [$0] } ?? []
    return sheet
  }

  private func linkTargets(in blocks: [TextBlock]) -> [String] {
    var targets: Set<String> = []
    for mark in blocks.flatMap(\.text.marks) {
      if case .link(let target) = mark.kind { targets.insert(target) }
    }
    return targets.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

extension PageText.Heading {
  /// The heading with its marks: `## Discussion`.
  fileprivate var marked: String {
    String(repeating: "#", count: level) + (text.isEmpty ? "" : " \(text)")
  }
}
