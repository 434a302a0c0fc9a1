/// The longest choice of pairs, sorted by `old`, whose `new` rises too.
func longestRise(_ pairs: [Alignment.Pair]) -> [Alignment.Pair] {
  var tops: [Int] = []
  var previous: [Int?] = []
  for (index, pair) in pairs.enumerated() {
    let pile = firstPile(tops, pairs) { $0.new >= pair.new }
    previous.append(pile > 0 ? tops[pile - 1] : nil)
    if pile == tops.count { tops.append(index) } else { tops[pile] = index }
  }
  var rise: [Alignment.Pair] = []
  var next = tops.last
  while let index = next {
    rise.append(pairs[index])
    next = previous[index]
  }
  return rise.reversed()
}

private func firstPile(
  _ tops: [Int], _ pairs: [Alignment.Pair], where isAtLeast: (Alignment.Pair) -> Bool
) -> Int {
  var (low, high) = (0, tops.count)
  while low < high {
    let middle = (low + high) / 2
    if isAtLeast(pairs[tops[middle]]) { high = middle } else { low = middle + 1 }
  }
  return low
}
