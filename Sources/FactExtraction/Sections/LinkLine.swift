import FactModel
import PageReading

extension TextBlock {
  /// What the paragraph adds to a list of links, empty where it is prose. In relationships DocC
  /// writes the name alone where it cannot resolve the other symbol.
  func members(of list: Section.LinkList) -> [LinkGroup.Member] {
    let links = linkLine
    guard links.isEmpty, list == .relationships, let name = codeName else { return links }
    return [.init(title: name, target: "")]
  }

  /// The links of a paragraph that holds nothing but links and white space, else empty.
  private var linkLine: [LinkGroup.Member] {
    guard kind == .paragraph else { return [] }
    var members: [LinkGroup.Member] = []
    var end = 0
    for mark in text.marks {
      guard case .link(let target) = mark.kind, mark.range.lowerBound >= end else { continue }
      guard isSpace(end..<mark.range.lowerBound) else { return [] }
      members.append(.init(title: foldingSpace(text.utf8[mark.range]), target: target))
      end = mark.range.upperBound
    }
    return isSpace(end..<text.utf8.count) ? members : []
  }

  /// The word of a paragraph that is one code span, as parameters' names are.
  var codeName: String? {
    guard kind == .paragraph, containers.isEmpty,
      text.marks.contains(where: { $0.kind == .code && $0.range == text.utf8.indices }),
      !text.utf8.isEmpty
    else { return nil }
    return foldingSpace(text.utf8[...])
  }

  private func isSpace(_ range: Range<Int>) -> Bool {
    text.utf8[range].allSatisfy(\.isASCIISpace)
  }
}
