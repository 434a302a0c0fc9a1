/// The text where it is short, else its beginning and end with `…` between; `limit` in scalars.
func clipped(_ text: String, to limit: Int) -> String {
  let scalars = text.unicodeScalars
  guard let reach = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
    reach != scalars.endIndex
  else { return text }
  let head = String(scalars.prefix(limit * 2 / 3))
  let tail = String(scalars.suffix(limit / 3))
  return "\(head) … \(tail)"
}

/// The first few of a list with the number of the rest: `a, b, c and 4 more`.
func listed(_ items: some Collection<String>, showing limit: Int = 3) -> String {
  let shown = items.prefix(limit).joined(separator: ", ")
  return items.count > limit ? "\(shown) and \(items.count - limit) more" : shown
}

/// `1 page`, `2 pages`.
func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
