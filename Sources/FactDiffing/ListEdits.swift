/// How one list of texts becomes another: lines replaced place by place, removed, added.
struct ListEdits {
  private(set) var replaced: [(old: String, new: String)] = []
  private(set) var removed: [String] = []
  private(set) var added: [String] = []

  init(from old: [String], to new: [String]) {
    var ids: [ByteText: Int] = [:]
    let pairs = Alignment.pairs(
      old.map { ids.id(of: ByteText($0)) }, new.map { ids.id(of: ByteText($0)) })
    for gap in Gap.between(pairs, oldCount: old.count, newCount: new.count) {
      let both = min(gap.old.count, gap.new.count)
      replaced += zip(old[gap.old.prefix(both)], new[gap.new.prefix(both)]).map { ($0, $1) }
      removed += old[gap.old.dropFirst(both)]
      added += new[gap.new.dropFirst(both)]
    }
  }
}

/// A stretch of two lists in which nothing is paired.
struct Gap {
  var old: Range<Int>
  var new: Range<Int>

  /// The gaps between pairs, empty ones left out.
  static func between(_ pairs: [Alignment.Pair], oldCount: Int, newCount: Int) -> [Gap] {
    var gaps: [Gap] = []
    var (oldNext, newNext) = (0, 0)
    for pair in pairs + [.init(old: oldCount, new: newCount)] {
      if pair.old > oldNext || pair.new > newNext {
        gaps.append(Gap(old: oldNext..<pair.old, new: newNext..<pair.new))
      }
      (oldNext, newNext) = (pair.old + 1, pair.new + 1)
    }
    return gaps
  }
}
