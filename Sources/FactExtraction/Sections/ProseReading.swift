import FactModel
import PageReading

extension TextBlock {
  /// The block as the sheet's prose, `nil` where it holds no text; `plain` is what a paragraph is
  /// that nothing encloses.
  func prose(in section: Section, plain: ProseBlock.Kind, label: String? = nil) -> ProseBlock? {
    let sentences = isCode ? codeLines : proseSentences
    guard !sentences.isEmpty else { return nil }
    return ProseBlock(
      kind: proseKind(plain: plain), section: section.titles, label: asideLabel ?? label,
      sentences: sentences.map(Sentence.text))
  }

  var isCode: Bool {
    if case .code = kind { true } else { false }
  }

  /// The code as printed, without the fence's last line break.
  var code: String { codeLines.joined(separator: "\n") }

  private var codeLines: [String] {
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }

  private var proseSentences: [String] { SentenceSplitter().sentences(in: text) }

  private func proseKind(plain: ProseBlock.Kind) -> ProseBlock.Kind {
    switch kind {
    case .code: return .code
    case .tableCell: return .tableCell
    case .paragraph, .heading: break
    }
    switch containers.last {
    case .listItem: return .listItem
    case .blockQuote: return .aside
    case .table, nil: return plain
    }
  }

  private var asideLabel: String? {
    for case .blockQuote(_, let label?) in containers.reversed() { return label }
    return nil
  }
}
