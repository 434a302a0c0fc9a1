import FactModel

/// A line for each article line: `article.md:12:3: quotation: apple/foundation/x: "words"`.
package func articleLineText(_ lines: [ArticleLine]) -> String {
  guard !lines.isEmpty else { return "no article line relies on it\n" }
  return lines.map { line in
    terminalText("\(line.place): \(line.how): \(line.reliesOn): \(clipped(line.words, to: 200))")
      + "\n"
  }.joined()
}

/// An object for each article line.
package func articleLineRecords(_ lines: [ArticleLine]) throws -> String {
  try lines.map { try jsonLine(ArticleLineEntry($0)) }.joined()
}

/// An article line in JSON.
struct ArticleLineEntry: Encodable {
  var file: String
  var line: Int
  var column: Int
  var reliesOn: String
  var how: String
  var words: String
  var problem: String?

  init(_ line: ArticleLine) {
    file = line.place.file
    self.line = line.place.line
    column = line.place.column
    reliesOn = line.reliesOn
    how = line.how
    words = line.words
    problem = line.problem
  }
}

extension ArticleLine {
  /// A line for terminals.
  var terminalLine: String {
    let wrong = problem.map { "; wrong now: \($0)" } ?? ""
    return terminalText(
      "\(place): relies on \(reliesOn) (\(how)): \(clipped(words, to: 200))\(wrong)")
  }

  /// An item of a list in Markdown.
  var markdownItem: String {
    let wrong = problem.map { "\n  - **wrong now:** \(MarkdownText.escaped(clipped($0, to: 300)))" }
    return "- \(MarkdownText.code("\(place.file):\(place.line)")) relies on "
      + "\(MarkdownText.code(reliesOn)) (\(how)): \(MarkdownText.escaped(clipped(words, to: 300)))"
      + (wrong ?? "")
  }
}
