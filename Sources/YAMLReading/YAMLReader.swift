/// Reads one YAML document into a tree of values with places.
///
/// Taken is the part of YAML that hand-written records need: anchors, aliases, tags, keys that are
/// not text and second documents are refused.
package struct YAMLReader: Sendable {
  /// The most bytes a text may have.
  package var byteLimit: Int
  /// The most lists and mappings that may stand inside each other.
  package var depthLimit: Int

  /// A reader with limits that a list of all of Apple's pages does not come near.
  package init(byteLimit: Int = 64 << 20, depthLimit: Int = 64) {
    self.byteLimit = byteLimit
    self.depthLimit = depthLimit
  }

  /// The document's value; an empty text is an absent value at 1:1.
  ///
  /// - Throws: the first thing that is no YAML, or not taken, with its place.
  package func read(_ bytes: [UInt8]) throws(YAMLError) -> YAMLNode {
    guard bytes.count <= byteLimit else {
      throw YAMLError(
        "the file has \(bytes.count) bytes, the limit is \(byteLimit)",
        at: YAMLPosition(line: 1, column: 1))
    }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    return try text.withUnsafeBufferPointer { buffer throws(YAMLError) in
      guard let events = EventStream(buffer) else {
        throw YAMLError("no memory to read the file", at: YAMLPosition(line: 1, column: 1))
      }
      var builder = TreeBuilder(events: events, depthLimit: depthLimit)
      return try builder.document()
    }
  }
}
