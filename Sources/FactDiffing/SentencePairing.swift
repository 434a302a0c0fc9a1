import FactModel

/// Which sentence became which: equal ones in order, equal ones elsewhere, similar ones nearby.
struct SentencePairing {
  typealias Pair = Alignment.Pair

  /// Equal sentences that keep the order of both pages.
  private(set) var kept: [Pair]
  /// Equal sentences that stand elsewhere.
  private(set) var moved: [Pair] = []
  /// Sentences of which some words are others.
  private(set) var changed: [Pair] = []
  /// Old sentences without a counterpart.
  private(set) var removed: [Int] = []
  /// New sentences without a counterpart.
  private(set) var added: [Int] = []

  init(from old: [ProseUnit], to new: [ProseUnit]) {
    kept = Alignment.pairs(old.map(\.id), new.map(\.id))
    let gaps = Gap.between(kept, oldCount: old.count, newCount: new.count)
    guard !gaps.isEmpty else { return }
    removed = gaps.flatMap { Array($0.old) }
    added = gaps.flatMap { Array($0.new) }
    pairMoved(old, new)
    pairSimilar(old, new, gaps)
  }

  private mutating func pairMoved(_ old: [ProseUnit], _ new: [ProseUnit]) {
    var waiting = Dictionary(grouping: added.reversed()) { new[$0].id }
    for index in removed {
      guard let match = waiting[old[index].id]?.popLast() else { continue }
      moved.append(Pair(old: index, new: match))
    }
    forget(moved)
  }

  private mutating func pairSimilar(_ old: [ProseUnit], _ new: [ProseUnit], _ gaps: [Gap]) {
    var index = SimilarityIndex(old: old, new: new)
    let (open, fresh) = (Set(removed), Set(added))
    for gap in gaps {
      changed += index.pairs(
        gap.old.filter { open.contains($0) }, gap.new.filter { fresh.contains($0) }, inGap: true)
    }
    forget(changed)
    let bySection = Dictionary(grouping: added) { new[$0].section }
    let left = Dictionary(grouping: removed) { old[$0].section }
    for section in left.keys.sorted() {
      changed += index.pairs(left[section] ?? [], bySection[section] ?? [], inGap: false)
    }
    changed.sort { $0.new < $1.new }
    forget(changed)
  }

  private mutating func forget(_ pairs: [Pair]) {
    guard !pairs.isEmpty else { return }
    let (old, new) = (Set(pairs.map(\.old)), Set(pairs.map(\.new)))
    removed.removeAll { old.contains($0) }
    added.removeAll { new.contains($0) }
  }
}
