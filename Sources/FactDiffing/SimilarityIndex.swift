import FactModel

/// Finds sentences that share most of their words; looks no further than a few places away, so
/// that the time is linear in the words.
struct SimilarityIndex {
  /// How many places around the expected one are looked at.
  private static let reach = 8
  /// Shared words in thousandths of all, from which two sentences are versions of one.
  private static let threshold = 500
  /// The same for the only two sentences between others that stayed.
  private static let loneThreshold = 300

  private let old: [ProseUnit]
  private let new: [ProseUnit]
  private var wordIDs: [ByteText: Int] = [:]

  init(old: [ProseUnit], new: [ProseUnit]) {
    self.old = old
    self.new = new
  }

  /// The best pairs among the given places, each place once.
  mutating func pairs(_ removed: [Int], _ added: [Int], inGap: Bool) -> [Alignment.Pair] {
    let removed = removed.filter { old[$0].sentence.words != nil }
    let added = added.filter { new[$0].sentence.words != nil }
    guard !removed.isEmpty, !added.isEmpty else { return [] }
    let isLone = inGap && removed.count == 1 && added.count == 1
    let least = isLone ? Self.loneThreshold : Self.threshold
    let candidates = scored(removed, added).filter { $0.score >= least }
    return choose(candidates.sorted(by: Candidate.isBetter)).map {
      Alignment.Pair(old: removed[$0.old], new: added[$0.new])
    }
  }

  private struct Candidate {
    var old: Int
    var new: Int
    var score: Int

    static func isBetter(_ left: Candidate, _ right: Candidate) -> Bool {
      (right.score, left.old, left.new) < (left.score, right.old, right.new)
    }
  }

  private mutating func scored(_ removed: [Int], _ added: [Int]) -> [Candidate] {
    let oldBags = removed.map { bag(old[$0]) }
    let newBags = added.map { bag(new[$0]) }
    return removed.indices.flatMap { index -> [Candidate] in
      let centre = index * added.count / removed.count
      let window = max(0, centre - Self.reach)..<min(added.count, centre + Self.reach + 1)
      return window.compactMap { other in
        let isCode = (old[removed[index]].block == .code, new[added[other]].block == .code)
        guard isCode.0 == isCode.1 else { return nil }
        return Candidate(
          old: index, new: other, score: likeness(oldBags[index], newBags[other]))
      }
    }
  }

  private func choose(_ candidates: [Candidate]) -> [Candidate] {
    var (oldTaken, newTaken): (Set<Int>, Set<Int>) = ([], [])
    return candidates.filter {
      guard !oldTaken.contains($0.old), !newTaken.contains($0.new) else { return false }
      oldTaken.insert($0.old)
      newTaken.insert($0.new)
      return true
    }
  }

  private mutating func bag(_ unit: ProseUnit) -> [Int] {
    WordSplitter.tokens(of: unit.sentence.words ?? "").filter { $0.kind != .punctuation }
      .map { wordIDs.id(of: ByteText($0.text)) }.sorted()
  }
}

/// Twice the shared elements of two sorted bags in thousandths of all elements (Dice).
private func likeness(_ left: [Int], _ right: [Int]) -> Int {
  guard !left.isEmpty || !right.isEmpty else { return 1_000 }
  var (shared, leftNext, rightNext) = (0, 0, 0)
  while leftNext < left.count, rightNext < right.count {
    let (first, second) = (left[leftNext], right[rightNext])
    if first == second { shared += 1 }
    if first <= second { leftNext += 1 }
    if second <= first { rightNext += 1 }
  }
  return 2_000 * shared / (left.count + right.count)
}
