/// What form a source's pages have, and so which reader they go to.
public enum PageKind: String, Codable, CaseIterable, Sendable {
  /// The Markdown variant of a DocC page: an HTML comment with a JSON header, then Markdown.
  case doccMarkdown = "docc-markdown"
  /// The render JSON of a DocC page.
  case doccJSON = "docc-json"
  /// A page of Apple's documentation archive.
  case archiveHTML = "archive-html"
  /// Any other HTML page.
  case html

  /// What is appended to a page's path to fetch it: `.md` for DocC's Markdown variant.
  public var addressSuffix: String {
    switch self {
    case .doccMarkdown: ".md"
    case .doccJSON: ".json"
    case .archiveHTML, .html: ""
    }
  }

  /// How a stored body's file name ends, without the dot.
  public var fileExtension: String {
    switch self {
    case .doccMarkdown: "md"
    case .doccJSON: "json"
    case .archiveHTML, .html: "html"
    }
  }
}
