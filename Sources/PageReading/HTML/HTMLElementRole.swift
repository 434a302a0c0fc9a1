/// What an element's name means for the text.
enum HTMLElementRole {
  case heading(level: Int)
  /// Parts the words before and behind it.
  case block
  case code
  case item
  case quote
  case list(ordered: Bool)
  case table
  case row
  case cell
  case lineBreak
  /// Not text.
  case hidden
  case inline

  init(_ name: String) {
    switch name {
    case "h1", "h2", "h3", "h4", "h5", "h6":
      self = .heading(level: Int(name.utf8.last ?? 0x31) - 0x30)
    case "pre": self = .code
    case "li": self = .item
    case "blockquote", "aside": self = .quote
    case "ul": self = .list(ordered: false)
    case "ol": self = .list(ordered: true)
    case "table": self = .table
    case "tr": self = .row
    case "td", "th": self = .cell
    case "br": self = .lineBreak
    default: self = Self.hidden(name) ? .hidden : Self.parts(name) ? .block : .inline
    }
  }

  private static func hidden(_ name: String) -> Bool {
    ["head", "script", "style", "noscript", "template", "svg", "iframe", "#other"].contains(name)
  }

  private static func parts(_ name: String) -> Bool {
    [
      "html", "body", "p", "div", "section", "article", "main", "header", "footer", "nav", "dl",
      "dt", "dd", "figure", "figcaption", "address", "form", "fieldset", "hr", "details", "summary",
      "tbody", "thead", "tfoot", "caption", "center", "title",
    ].contains(name)
  }
}
