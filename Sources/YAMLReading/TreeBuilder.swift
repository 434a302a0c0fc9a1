/// Builds the tree of values from events.
struct TreeBuilder {
  let events: EventStream
  let depthLimit: Int
  private var depth = 0

  init(events: EventStream, depthLimit: Int) {
    self.events = events
    self.depthLimit = depthLimit
  }

  /// The one document of the stream.
  mutating func document() throws(YAMLError) -> YAMLNode {
    _ = try events.next()
    let opening = try events.next()
    guard case .documentStart = opening.kind else {
      let start = YAMLPosition(line: 1, column: 1)
      return YAMLNode(content: .scalar("", .plain), start: start, end: start)
    }
    let root = try node(events.next())
    _ = try events.next()
    let closing = try events.next()
    guard case .streamEnd = closing.kind else {
      throw YAMLError(
        "a second document begins here", at: closing.start, hint: "keep one document in a file")
    }
    return root
  }

  private mutating func node(_ event: Event) throws(YAMLError) -> YAMLNode {
    try refuseReferences(event)
    switch event.kind {
    case .scalar(let text, let style):
      return YAMLNode(content: .scalar(text, style), start: event.start, end: event.end)
    case .sequenceStart(let style): return try sequence(event, style)
    case .mappingStart(let style): return try mapping(event, style)
    default: throw YAMLError("a value is missing", at: event.start)
    }
  }

  private func refuseReferences(_ event: Event) throws(YAMLError) {
    if case .alias(let name) = event.kind {
      throw YAMLError(
        "aliases such as '*\(name)' are not taken", at: event.start,
        hint: "repeat the value, or put text that begins with '*' in quotes")
    }
    if let anchor = event.anchor {
      throw YAMLError(
        "anchors such as '&\(anchor)' are not taken", at: event.start,
        hint: "remove it, or put text that begins with '&' in quotes")
    }
    if let tag = event.tag {
      throw YAMLError(
        "tags such as '\(tag)' are not taken", at: event.start,
        hint: "remove it, or put text that begins with '!' in quotes")
    }
  }

  private mutating func descend(at position: YAMLPosition) throws(YAMLError) {
    depth += 1
    guard depth <= depthLimit else {
      throw YAMLError("more than \(depthLimit) levels of nesting", at: position)
    }
  }

  private mutating func sequence(
    _ opening: Event, _ style: YAMLCollectionStyle
  ) throws(YAMLError) -> YAMLNode {
    try descend(at: opening.start)
    defer { depth -= 1 }
    var items: [YAMLNode] = []
    var event = try events.next()
    while !event.isEnd {
      items.append(try node(event))
      event = try events.next()
    }
    let end = style == .flow ? event.end : items.last?.end ?? opening.end
    return YAMLNode(content: .sequence(items, style), start: opening.start, end: end)
  }

  private mutating func mapping(
    _ opening: Event, _ style: YAMLCollectionStyle
  ) throws(YAMLError) -> YAMLNode {
    try descend(at: opening.start)
    defer { depth -= 1 }
    var entries: [YAMLEntry] = []
    var seen: [[UInt8]: YAMLPosition] = [:]
    var event = try events.next()
    while !event.isEnd {
      let key = try key(event, seen: &seen)
      entries.append(YAMLEntry(key: key, start: event.start, value: try node(events.next())))
      event = try events.next()
    }
    let end = style == .flow ? event.end : entries.last?.value.end ?? opening.end
    return YAMLNode(content: .mapping(entries, style), start: opening.start, end: end)
  }

  /// The text of a key; the bytes are compared, since Swift's `==` takes NFC and NFD for equal.
  private func key(
    _ event: Event, seen: inout [[UInt8]: YAMLPosition]
  ) throws(YAMLError) -> String {
    try refuseReferences(event)
    guard case .scalar(let key, _) = event.kind else {
      throw YAMLError("a key must be text", at: event.start)
    }
    if let first = seen.updateValue(event.start, forKey: Array(key.utf8)) {
      throw YAMLError(
        "key '\(key)' occurs twice, first at line \(first.line)", at: event.start, related: first)
    }
    return key
  }
}

extension Event {
  fileprivate var isEnd: Bool {
    switch kind {
    case .sequenceEnd, .mappingEnd: true
    default: false
    }
  }
}
