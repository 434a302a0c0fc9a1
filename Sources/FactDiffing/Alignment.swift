/// Pairs the equal elements of two lists so that the pairs keep the order of both.
///
/// A longest common subsequence where the lists are short; else elements that stand once in each
/// list are anchors (patience) and the stretches between them are aligned alone. A stretch that is
/// too long stays without pairs, so that no input takes more than linear time for long.
enum Alignment {
  struct Pair: Equatable {
    var old: Int
    var new: Int
  }

  /// The most elements, of both lists together, for which the longest subsequence is sought.
  static let bound = 1_000

  /// The pairs in order.
  static func pairs(_ old: [Int], _ new: [Int]) -> [Pair] {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    let shared = Set(old[start..<old.count - end]).intersection(new[start..<new.count - end])
    let oldPlaces = (start..<old.count - end).filter { shared.contains(old[$0]) }
    let newPlaces = (start..<new.count - end).filter { shared.contains(new[$0]) }
    var aligner = Aligner(old: old, new: new)
    aligner.alignAny(oldPlaces[...], newPlaces[...])
    return (0..<start).map { Pair(old: $0, new: $0) } + aligner.pairs
      + (0..<end).reversed().map { Pair(old: old.count - 1 - $0, new: new.count - 1 - $0) }
  }
}

/// Aligns places that hold elements of both lists.
private struct Aligner {
  let old: [Int]
  let new: [Int]
  var pairs: [Alignment.Pair] = []

  mutating func alignAny(_ oldPlaces: ArraySlice<Int>, _ newPlaces: ArraySlice<Int>) {
    guard oldPlaces.count + newPlaces.count > Alignment.bound else {
      return alignShort(oldPlaces, newPlaces)
    }
    var (oldStart, newStart) = (oldPlaces.startIndex, newPlaces.startIndex)
    for anchor in anchors(oldPlaces, newPlaces) {
      alignShort(oldPlaces[oldStart..<anchor.old], newPlaces[newStart..<anchor.new])
      pairs.append(.init(old: oldPlaces[anchor.old], new: newPlaces[anchor.new]))
      (oldStart, newStart) = (anchor.old + 1, anchor.new + 1)
    }
    alignShort(oldPlaces[oldStart...], newPlaces[newStart...])
  }

  private mutating func alignShort(_ oldPlaces: ArraySlice<Int>, _ newPlaces: ArraySlice<Int>) {
    guard !oldPlaces.isEmpty, !newPlaces.isEmpty,
      oldPlaces.count + newPlaces.count <= Alignment.bound
    else { return }
    let difference = newPlaces.map { new[$0] }.difference(from: oldPlaces.map { old[$0] })
    let removed = Set(difference.removals.map(\.place))
    let added = Set(difference.insertions.map(\.place))
    let kept = zip(oldPlaces.leaving(removed), newPlaces.leaving(added))
    pairs += kept.map { Alignment.Pair(old: $0, new: $1) }
  }

  /// The longest run of elements, each once in both lists, that keeps the order of both; the pairs
  /// hold indices of the two slices.
  private func anchors(
    _ oldPlaces: ArraySlice<Int>, _ newPlaces: ArraySlice<Int>
  ) -> [Alignment.Pair] {
    let once = Self.places(newPlaces) { new[$0] }
    let candidates = Self.places(oldPlaces) { old[$0] }.compactMap { id, place in
      once[id].map { Alignment.Pair(old: place, new: $0) }
    }
    return longestRise(candidates.sorted { $0.old < $1.old })
  }

  private static func places(
    _ slice: ArraySlice<Int>, id: (Int) -> Int
  ) -> [Int: Int] {
    var places: [Int: Int?] = [:]
    for index in slice.indices {
      let key = id(slice[index])
      places[key] = .some(places[key] == nil ? index : nil)
    }
    return places.compactMapValues { $0 }
  }
}

extension ArraySlice<Int> {
  fileprivate func leaving(_ offsets: Set<Int>) -> [Int] {
    enumerated().lazy.filter { !offsets.contains($0.offset) }.map(\.element)
  }
}

extension CollectionDifference.Change {
  fileprivate var place: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
