extension MappedText {
  /// Text that the whole of `origin` stands for.
  init(rendered bytes: some Collection<UInt8>, from origin: Range<Int>) {
    self.init()
    append(rendered: bytes, from: origin)
  }

  /// Appends bytes that stand in the source one for one, joined to the run before where they follow
  /// it there.
  package mutating func append(verbatim bytes: ArraySlice<UInt8>, from source: Int) {
    guard !bytes.isEmpty else { return }
    let end = source + bytes.count
    if let last = runs.last, last.verbatim, last.origin.upperBound == source {
      runs[runs.count - 1].origin = last.origin.lowerBound..<end
    } else {
      runs.append(.init(start: utf8.count, origin: source..<end, verbatim: true))
    }
    utf8.append(contentsOf: bytes)
  }

  /// Appends bytes that the whole of `origin` stands for.
  package mutating func append(rendered bytes: some Collection<UInt8>, from origin: Range<Int>) {
    guard !bytes.isEmpty else { return }
    runs.append(.init(start: utf8.count, origin: origin, verbatim: false))
    utf8.append(contentsOf: bytes)
  }
}
