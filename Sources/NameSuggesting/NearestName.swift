/// The name that a mistyped one was probably meant to be, for "did you mean …?".
///
/// Swapped neighbours count as one slip; a third of the letters may be wrong. Of equally near names
/// the first is taken; `nil` where none is near.
package func nearestName(to word: String, among names: [String]) -> String? {
  let limit = max(1, min(word.utf8.count, 60) / 3)
  return
    names
    .map { (name: $0, distance: editDistance(Array(word.utf8), Array($0.utf8), limit: limit)) }
    .filter { $0.distance <= limit }
    .min { $0.distance < $1.distance }?.name
}

/// Insertions, deletions, replacements and swaps of neighbours between two words; more than `limit`
/// is only known to be more.
private func editDistance(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int {
  guard abs(left.count - right.count) <= limit else { return limit + 1 }
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for i in left.indices {
    var row = [i + 1]
    for j in right.indices {
      var cost = min(
        last[j + 1] + 1, row[j] + 1, last[j] + (left[i] == right[j] ? 0 : 1))
      if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
        cost = min(cost, beforeLast[j - 1] + 1)
      }
      row.append(cost)
    }
    guard row.contains(where: { $0 <= limit }) else { return limit + 1 }
    (beforeLast, last) = (last, row)
  }
  return last[right.count]
}
