extension MappedText {
  /// The part of the text in the given range of rendered bytes, mapped to the same source.
  package subscript(range: Range<Int>) -> MappedText {
    var part = MappedText(utf8: Array(utf8[range]))
    for (index, run) in runs.enumerated() {
      let end = index + 1 < runs.count ? runs[index + 1].start : utf8.count
      let (low, high) = (max(run.start, range.lowerBound), min(end, range.upperBound))
      guard low < high else { continue }
      let origin =
        run.verbatim
        ? run.origin.lowerBound + low - run.start..<run.origin.lowerBound + high - run.start
        : run.origin
      part.runs.append(
        .init(start: low - range.lowerBound, origin: origin, verbatim: run.verbatim))
    }
    part.marks = marks.compactMap { mark in
      let clamped = mark.range.clamped(to: range)
      guard !clamped.isEmpty else { return nil }
      return .init(
        kind: mark.kind,
        range: clamped.lowerBound - range.lowerBound..<clamped.upperBound - range.lowerBound)
    }
    return part
  }

  /// The bytes of the source from the first to the last byte that the rendered range came from.
  package func origin(of range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else {
      let point = runs.first?.origin.lowerBound ?? 0
      return point..<point
    }
    let (first, last) = (runIndex(at: range.lowerBound), runIndex(at: range.upperBound - 1))
    let (head, tail) = (runs[first], runs[last])
    let low = head.origin.lowerBound + (head.verbatim ? range.lowerBound - head.start : 0)
    let high =
      tail.verbatim
      ? tail.origin.lowerBound + range.upperBound - tail.start : tail.origin.upperBound
    return low..<max(low, high)
  }

  private func runIndex(at offset: Int) -> Int {
    var (low, high) = (0, runs.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle].start <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
