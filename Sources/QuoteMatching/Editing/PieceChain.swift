/// The places of a pattern's pieces on a page: in order, each gap allowed.
struct PieceChain {
  /// The places of the pieces.
  let pieces: [Range<Int>]
  /// Whether other places would fit as well.
  let isAmbiguous: Bool
  /// How many places the last piece can have.
  let count: Int

  private struct Link {
    var hit: Range<Int>
    var back: Int
    var start: Int
    /// 1 or, for more, 2.
    var ways: Int
  }

  /// The tightest chain. For each hit the nearest one before is taken: what a nearer one may not
  /// reach, a farther one cannot either, because its gap holds the nearer one's.
  static func tightest(
    _ hits: [[Range<Int>]], allowed: (_ gap: Int, _ range: Range<Int>) -> Bool
  ) -> PieceChain? {
    guard let first = hits.first else { return nil }
    var links = [first.map { Link(hit: $0, back: -1, start: $0.lowerBound, ways: 1) }]
    for index in 1..<max(1, hits.count) {
      links.append(extended(links[index - 1], by: hits[index]) { allowed(index - 1, $0) })
    }
    return chain(links)
  }

  private static func extended(
    _ previous: [Link], by hits: [Range<Int>], allowed: (Range<Int>) -> Bool
  ) -> [Link] {
    var next = 0
    return hits.compactMap { hit in
      while next < previous.count, previous[next].hit.upperBound <= hit.lowerBound { next += 1 }
      guard next > 0, allowed(previous[next - 1].hit.upperBound..<hit.lowerBound) else {
        return nil
      }
      var ways = previous[next - 1].ways
      if next > 1, allowed(previous[next - 2].hit.upperBound..<hit.lowerBound) { ways = 2 }
      return Link(hit: hit, back: next - 1, start: previous[next - 1].start, ways: ways)
    }
  }

  private static func chain(_ links: [[Link]]) -> PieceChain? {
    guard let ends = links.last,
      let best = ends.indices.min(by: { left, right in
        ends[left].hit.upperBound - ends[left].start < ends[right].hit.upperBound
          - ends[right].start
      })
    else { return nil }
    var pieces: [Range<Int>] = []
    var index = best
    for level in links.indices.reversed() {
      pieces.append(links[level][index].hit)
      index = links[level][index].back
    }
    return PieceChain(
      pieces: pieces.reversed(), isAmbiguous: ends.count > 1 || ends[best].ways > 1,
      count: ends.count)
  }
}
