import CXML2

/// Parses HTML of any quality through libxml2: no network, nothing printed.
package enum HTMLParser {
  /// The tree of a text in UTF-8.
  package static func parse(_ text: [UInt8]) -> HTMLTree {
    var tree = HTMLTree()
    guard !text.isEmpty else { return tree }
    guard let count = Int32(exactly: text.count), let parser = htmlNewParserCtxt() else {
      tree.isDamaged = true
      return tree
    }
    defer { htmlFreeParserCtxt(parser) }
    let options =
      HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue
      | HTML_PARSE_NONET.rawValue | HTML_PARSE_COMPACT.rawValue
    let document = text.withUnsafeBytes { bytes in
      htmlCtxtReadMemory(
        parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), count, nil, "UTF-8",
        Int32(options))
    }
    // A parser that gives up, at its bound of nesting or of memory, only stops its callbacks.
    tree.isDamaged = document == nil || parser.pointee.disableSAX != 0
    guard let document else { return tree }
    defer { xmlFreeDoc(document) }
    tree.copy(from: xmlDocGetRootElement(document))
    return tree
  }
}

extension HTMLTree {
  /// Copies a node, what follows it and all below; the nodes stay the caller's to free.
  fileprivate mutating func copy(from root: xmlNodePtr?) {
    var open: [Int] = []
    var current = root
    while let node = current {
      let index = nodes.count
      append(node.pointee, at: node)
      if node.pointee.type == XML_ELEMENT_NODE, let child = node.pointee.children {
        open.append(index)
        current = child
        continue
      }
      current = node.pointee.next
      var parent = node.pointee.parent
      while current == nil, let last = open.popLast() {
        nodes[last].next = nodes.count
        current = parent?.pointee.next
        parent = parent?.pointee.parent
      }
    }
  }

  private mutating func append(_ node: xmlNode, at pointer: xmlNodePtr) {
    let start = literals.count
    let isText = node.type == XML_TEXT_NODE
    if isText, let content = node.content {
      literals.append(
        contentsOf: UnsafeRawBufferPointer(start: content, count: Int(xmlStrlen(content))))
    }
    let name = isText ? nil : node.type == XML_ELEMENT_NODE ? string(node.name) : "#other"
    nodes.append(
      Node(
        name: name, href: name == "a" ? attribute("href", of: pointer) : nil,
        meta: name == "meta" ? meta(of: pointer) : nil,
        alternative: name == "img" ? attribute("alt", of: pointer) : nil,
        literal: start..<literals.count, line: max(1, Int(xmlGetLineNo(pointer))),
        next: nodes.count + 1))
  }

  private func meta(of node: xmlNodePtr) -> Meta {
    Meta(
      name: attribute("name", of: node)?.lowercased() ?? "",
      content: attribute("content", of: node) ?? "")
  }

  private func attribute(_ name: String, of node: xmlNodePtr) -> String? {
    guard let value = xmlGetProp(node, name) else { return nil }
    defer { cxml2_free(value) }
    return string(value)
  }

  private func string(_ bytes: UnsafePointer<xmlChar>?) -> String {
    guard let bytes else { return "" }
    let length = Int(xmlStrlen(bytes))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: length), as: UTF8.self)
  }
}
