import CCMark

/// Reads Markdown with GitHub's tables and strikethrough, through cmark-gfm.
package struct MarkdownParser: Sendable {
  /// cmark keeps its extensions in a global list, to be filled once before any thread parses.
  private static let extensionsAreRegistered: Void = cmark_gfm_core_extensions_ensure_registered()

  package init() { _ = Self.extensionsAreRegistered }

  /// The walk through the document; bytes that are no UTF-8 pass through.
  package func events(in bytes: [UInt8]) -> [MarkupEvent] {
    guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return [] }
    defer { cmark_parser_free(parser) }
    for name in ["table", "strikethrough"] {
      guard let syntax = cmark_find_syntax_extension(name) else { continue }
      cmark_parser_attach_syntax_extension(parser, syntax)
    }
    bytes.withUnsafeBytes { buffer in
      cmark_parser_feed(
        parser, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count)
    }
    guard let document = cmark_parser_finish(parser) else { return [] }
    defer { cmark_node_free(document) }
    return walk(document)
  }

  private func walk(_ document: OpaquePointer) -> [MarkupEvent] {
    guard let iterator = cmark_iter_new(document) else { return [] }
    defer { cmark_iter_free(iterator) }
    var events: [MarkupEvent] = []
    while true {
      let step = cmark_iter_next(iterator)
      guard step != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { break }
      events.append(MarkupEvent(node, isExit: step == CMARK_EVENT_EXIT))
    }
    return events
  }
}

extension MarkupEvent {
  fileprivate init(_ node: OpaquePointer, isExit: Bool) {
    let type = cmark_node_get_type(node)
    let kind = MarkupKind(type, node)
    let isBlock = (Int(type.rawValue) & 0xC000) == 0x8000
    self.init(
      phase: isExit ? .exit : kind.isLeaf ? .leaf : .enter, kind: kind,
      literal: isExit ? [] : bytes(cmark_node_get_literal(node)),
      line: isBlock ? Int(cmark_node_get_start_line(node)) : 0,
      column: isBlock ? Int(cmark_node_get_start_column(node)) : 0,
      endLine: isBlock ? Int(cmark_node_get_end_line(node)) : 0)
  }
}

extension MarkupKind {
  fileprivate var isLeaf: Bool {
    switch self {
    case .codeBlock, .htmlBlock, .thematicBreak, .text, .softBreak, .lineBreak, .code, .htmlInline:
      true
    default: false
    }
  }

  fileprivate init(_ type: cmark_node_type, _ node: OpaquePointer) {
    switch type {
    case CMARK_NODE_DOCUMENT: self = .document
    case CMARK_NODE_BLOCK_QUOTE: self = .blockQuote
    case CMARK_NODE_LIST:
      self = .list(ordered: cmark_node_get_list_type(node) == CMARK_ORDERED_LIST)
    case CMARK_NODE_ITEM: self = .item
    case CMARK_NODE_PARAGRAPH: self = .paragraph
    case CMARK_NODE_HEADING: self = .heading(level: Int(cmark_node_get_heading_level(node)))
    case CMARK_NODE_CODE_BLOCK: self = .codeBlock(language: language(of: node))
    case CMARK_NODE_HTML_BLOCK: self = .htmlBlock
    case CMARK_NODE_THEMATIC_BREAK: self = .thematicBreak
    default: self = .init(inline: type, node) ?? .init(extensionNode: node)
    }
  }

  private init?(inline type: cmark_node_type, _ node: OpaquePointer) {
    switch type {
    case CMARK_NODE_TEXT: self = .text
    case CMARK_NODE_SOFTBREAK: self = .softBreak
    case CMARK_NODE_LINEBREAK: self = .lineBreak
    case CMARK_NODE_CODE: self = .code
    case CMARK_NODE_HTML_INLINE: self = .htmlInline
    case CMARK_NODE_EMPH: self = .emphasis
    case CMARK_NODE_STRONG: self = .strong
    case CMARK_NODE_LINK:
      self = .link(target: String(decoding: bytes(cmark_node_get_url(node)), as: UTF8.self))
    case CMARK_NODE_IMAGE: self = .image
    default: return nil
    }
  }

  private init(extensionNode node: OpaquePointer) {
    switch String(decoding: bytes(cmark_node_get_type_string(node)), as: UTF8.self) {
    case "table": self = .table
    case "table_row", "table_header": self = .tableRow
    case "table_cell": self = .tableCell
    case "strikethrough": self = .strikethrough
    default: self = .other
    }
  }
}

private func language(of node: OpaquePointer) -> String? {
  let info = String(decoding: bytes(cmark_node_get_fence_info(node)), as: UTF8.self)
  return info.isEmpty ? nil : info
}

/// A copy of a C string's bytes.
private func bytes(_ text: UnsafePointer<CChar>?) -> [UInt8] {
  guard let text else { return [] }
  let length = CCMark.strlen(text)
  return text.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
    Array(UnsafeBufferPointer(start: $0, count: Int(length)))
  }
}
