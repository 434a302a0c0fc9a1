/// Numbers as the index holds them: eight bytes each, the lowest first.
extension [UInt8] {
  fileprivate mutating func append(number: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  /// Appends a page's entry.
  mutating func append(_ entry: IndexedPage) {
    append(number: UInt64(entry.id.count))
    append(contentsOf: entry.id)
    for stamp in [entry.stamp.metadata, entry.stamp.body] {
      append(number: stamp.inode)
      append(number: stamp.size)
      append(number: stamp.modified)
      append(number: stamp.changed)
    }
    append(number: UInt64(entry.signature.count))
    append(contentsOf: entry.signature)
  }
}

/// Reads the entries of a block, one after another.
struct IndexEntryReader {
  private var rest: ArraySlice<UInt8>

  init(_ block: [UInt8]) { rest = block[...] }

  /// The next entry; `nil` at the end and where the bytes are none.
  mutating func next() -> IndexedPage? {
    guard let id = bytes(), let metadata = stamp(), let body = stamp(), let signature = bytes()
    else { return nil }
    return IndexedPage(
      id: id, stamp: SnapshotStamp(metadata: metadata, body: body), signature: signature)
  }

  private mutating func number() -> UInt64? {
    guard rest.count >= 8 else { return nil }
    var number: UInt64 = 0
    for place in (rest.startIndex..<(rest.startIndex + 8)).reversed() {
      number = number << 8 | UInt64(rest[place])
    }
    rest = rest.dropFirst(8)
    return number
  }

  private mutating func bytes() -> ArraySlice<UInt8>? {
    guard let count = number(), count <= UInt64(rest.count) else { return nil }
    defer { rest = rest.dropFirst(Int(count)) }
    return rest.prefix(Int(count))
  }

  private mutating func stamp() -> FileStamp? {
    guard let inode = number(), let size = number(), let modified = number(),
      let changed = number()
    else { return nil }
    return FileStamp(inode: inode, size: size, modified: modified, changed: changed)
  }
}
