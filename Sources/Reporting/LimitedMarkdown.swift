/// Markdown that grows to a limit and says what did not fit.
struct LimitedMarkdown {
  private(set) var text = ""
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  mutating func add(_ words: String) { text += words }

  /// A section of items, as many as fit; none for no items.
  mutating func add(section title: String, _ items: some Collection<String>) {
    guard !items.isEmpty else { return }
    text += "\n### \(title) (\(items.count))\n\n"
    for (index, item) in items.enumerated() {
      guard text.utf8.count + item.utf8.count < limit else {
        text += "- … and \(items.count - index) more, left out for length\n"
        return
      }
      text += item + "\n"
    }
  }
}
