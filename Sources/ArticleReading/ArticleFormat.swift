/// How an article is written.
package enum ArticleFormat: String, CaseIterable, Sendable {
  case markdown
  case plainText = "text"
  case html

  /// The format that a file's name tells; `nil` where it tells none.
  package init?(path: String) {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    switch String(name[name.utf8.index(after: dot)...]).loweredASCII {
    case "md", "markdown", "mdown", "mkd": self = .markdown
    case "txt", "text": self = .plainText
    case "html", "htm", "xhtml": self = .html
    default: return nil
    }
  }
}
