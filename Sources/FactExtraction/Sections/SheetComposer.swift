import FactModel
import PageReading

/// Sorts a page's blocks into the parts of its fact sheet, one block after the other.
///
/// Nothing is dropped: what does not have the form of its section becomes prose of that section.
struct SheetComposer {
  private(set) var sheet: FactSheet
  private let outline: Outline
  private var parameter: String?
  private var heading: Int?
  /// Whether the section at hand has begun its group of links.
  private var hasGroup = false
  /// Whether the next paragraph is the abstract of the link line just read.
  private var awaitsAbstract = false
  private var isFirst = true

  init(sheet: FactSheet, outline: Outline) {
    self.sheet = sheet
    self.outline = outline
  }

  mutating func take(_ block: TextBlock) {
    if case .heading = block.kind { return }
    if block.heading != heading { enter(block.heading) }
    let section = outline.section(block.heading)
    switch section.role {
    case .lead: takeLead(block)
    case .prose: takeProse(block, section)
    case .returnValue: takeProse(block, section, plain: .returnValue)
    case .parameters: takeParameter(block, section)
    case .links(let list): takeLinks(block, section, list)
    }
  }

  private mutating func enter(_ heading: Int?) {
    self.heading = heading
    (parameter, hasGroup, awaitsAbstract) = (nil, false, false)
  }

  private mutating func takeProse(
    _ block: TextBlock, _ section: Section, plain: ProseBlock.Kind = .paragraph
  ) {
    guard let prose = block.prose(in: section, plain: plain) else { return }
    sheet.blocks.append(prose)
  }

  /// The first paragraph is the abstract; a symbol's fences without language are declarations.
  private mutating func takeLead(_ block: TextBlock) {
    let isAbstract = isFirst && block.kind == .paragraph && block.containers.isEmpty
    if !block.text.utf8.isEmpty { isFirst = false }
    if sheet.header?.symbol != nil, block.kind == .code(language: nil) {
      sheet.declarations.append(block.code)
    } else {
      takeProse(block, .lead, plain: isAbstract ? .abstract : .paragraph)
    }
  }
}

extension SheetComposer {
  /// A line of one code span names the parameter that the following blocks describe.
  private mutating func takeParameter(_ block: TextBlock, _ section: Section) {
    if let name = block.codeName {
      parameter = name
      let described = ProseBlock(
        kind: .parameter, section: section.titles, label: name, sentences: [])
      sheet.blocks.append(described)
      return
    }
    let plain: ProseBlock.Kind = parameter == nil ? .paragraph : .parameter
    guard let prose = block.prose(in: section, plain: plain, label: parameter) else { return }
    if prose.kind == .parameter, let last = sheet.blocks.last, last.sentences.isEmpty {
      sheet.blocks.removeLast()
    }
    sheet.blocks.append(prose)
  }

  private mutating func takeLinks(
    _ block: TextBlock, _ section: Section, _ list: Section.LinkList
  ) {
    let members = block.members(of: list)
    if !members.isEmpty {
      let title = section.titles.count > 1 ? section.titles.last : nil
      if !hasGroup { sheet[list].append(LinkGroup(title: title, members: [])) }
      sheet[list].appendToLast(members)
      (hasGroup, awaitsAbstract) = (true, list != .relationships)
    } else if awaitsAbstract, block.kind == .paragraph {
      awaitsAbstract = false
      sheet[list].describeLast(.text(foldingSpace(block.text.utf8[...])))
    } else {
      takeProse(block, section)
    }
  }
}
