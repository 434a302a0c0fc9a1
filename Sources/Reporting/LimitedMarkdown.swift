/// Markdown that grows to a limit and says what did not fit.
///
/// A long section leaves room for those behind it, so that the end of a report is never lost to
/// its middle; what was left out is told in one line at the head and in each section.
struct LimitedMarkdown {
  private let limit: Int
  private let head: String
  private var sections: [Section] = []

  fileprivate struct Section {
    var title: String
    var heading: String
    var items: [String]
    var size: Int
  }

  /// A text of at most `limit` bytes that begins with `head`.
  init(limit: Int, head: String) {
    self.limit = limit
    self.head = head
  }

  /// A section of items; none for no items.
  mutating func add(section title: String, _ items: some Collection<String>, of count: Int? = nil) {
    guard !items.isEmpty else { return }
    let heading = "\n### \(title) (\(count ?? items.count))\n\n"
    let size = items.reduce(heading.utf8.count) { $0 + $1.utf8.count + 1 }
    sections.append(Section(title: title, heading: heading, items: Array(items), size: size))
  }

  /// The whole text.
  var text: String {
    var (rest, cuts) = (limit - head.utf8.count - room, [String]())
    var body = ""
    for (index, section) in sections.enumerated() {
      let reserved = sections[(index + 1)...].reduce(0) { $0 + min($1.size, reserve) }
      let shown = section.shown(within: rest - reserved)
      body += section.heading + shown.map { $0 + "\n" }.joined()
      rest -= section.heading.utf8.count + shown.reduce(0) { $0 + $1.utf8.count + 1 }
      let left = section.items.count - shown.count
      guard left > 0 else { continue }
      body += "- … and \(left) more, left out for length\n"
      cuts.append("\(left) of \(section.items.count) items of “\(section.title)”")
    }
    return head + cutLine(cuts) + body
  }

  private func cutLine(_ cuts: [String]) -> String {
    cuts.isEmpty ? "" : "\n**Cut for length:** \(cuts.joined(separator: ", ")).\n"
  }

  /// What a section may count on, whatever stands before it, in bytes.
  private var reserve: Int { limit / 15 }
  /// Kept for the lines that say what was cut, in bytes.
  private var room: Int { limit / 40 }
}

extension LimitedMarkdown.Section {
  /// The first items that fit.
  fileprivate func shown(within budget: Int) -> ArraySlice<String> {
    var left = budget - heading.utf8.count
    let fitting = items.prefix { item in
      left -= item.utf8.count + 1
      return left >= 0
    }
    return fitting
  }
}
