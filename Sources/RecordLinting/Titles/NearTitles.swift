/// Finds titles that are easily taken for each other, the same ones among them.
struct NearTitles {
  /// How many titles are compared letter by letter; more are compared by words only.
  private static let most = 300
  /// Shorter titles differ by little in any case.
  private static let shortest = 8

  private let titles: [String]

  init(_ titles: [String]) { self.titles = titles }

  /// Pairs of indices, the smaller first, in ascending order.
  var pairs: [(Int, Int)] {
    Set(pairsWithOtherWord + pairsWithOneWordMore + closePairs)
      .sorted { $0.lexicographicallyPrecedes($1) }.map { ($0[0], $0[1]) }
  }

  private var words: [[Substring]] { titles.map { Array($0.split(separator: " ").prefix(40)) } }

  /// Titles that are the same, or of several words and the same once one word is replaced; of many,
  /// each with the first.
  private var pairsWithOtherWord: [[Int]] {
    var buckets: [[Substring]: [Int]] = [:]
    for (index, words) in words.enumerated() {
      buckets[words, default: []].append(index)
      for position in words.indices where words.count > 1 {
        let rest = words[..<position] + ["\u{0}"] + words[(position + 1)...]
        buckets[Array(rest), default: []].append(index)
      }
    }
    return buckets.values.flatMap { bucket in bucket.dropFirst().map { [bucket[0], $0] } }
  }

  /// Titles that are the same once one word is left out.
  private var pairsWithOneWordMore: [[Int]] {
    let words = words
    let byWords = Dictionary(zip(words, words.indices)) { first, _ in first }
    return words.enumerated().flatMap { index, words in
      words.indices.compactMap { position in
        byWords[Array(words[..<position] + words[(position + 1)...])].map { [index, $0].sorted() }
      }
    }
  }

  private var closePairs: [[Int]] {
    guard titles.count <= Self.most else { return [] }
    let scalars = titles.map { Array($0.unicodeScalars.prefix(200)) }
    return titles.indices.flatMap { left in
      ((left + 1)..<titles.count).filter { right in
        min(scalars[left].count, scalars[right].count) >= Self.shortest
          && isNear(scalars[left], scalars[right])
      }.map { [left, $0] }
    }
  }

  private func isNear(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Bool {
    abs(left.count - right.count) <= 2 && edits(left[...], right[...], most: 2)
  }

  /// Whether so many insertions, deletions and replacements make one of the other.
  private func edits(
    _ left: ArraySlice<Unicode.Scalar>, _ right: ArraySlice<Unicode.Scalar>, most: Int
  ) -> Bool {
    let same = zip(left, right).prefix { $0 == $1 }.count
    let (left, right) = (left.dropFirst(same), right.dropFirst(same))
    guard !left.isEmpty, !right.isEmpty else { return left.count + right.count <= most }
    guard most > 0 else { return false }
    return edits(left.dropFirst(), right.dropFirst(), most: most - 1)
      || edits(left.dropFirst(), right, most: most - 1)
      || edits(left, right.dropFirst(), most: most - 1)
  }
}
