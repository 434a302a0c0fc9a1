import FactModel
import HTTP

extension PageKind {
  /// The `Accept` field for pages of this kind.
  var accept: String {
    switch self {
    case .doccMarkdown: "text/markdown, text/plain;q=0.8, */*;q=0.1"
    case .doccJSON: "application/json, */*;q=0.1"
    case .archiveHTML, .html: "text/html, application/xhtml+xml;q=0.9, */*;q=0.1"
    }
  }

  /// Whether a body so labelled can be a page of this kind.
  ///
  /// Static servers know no `.md` and send `text/plain`, `application/octet-stream` or nothing for
  /// it; the page that an HTML 404 or a log-in form stands for is always called `text/html`.
  func accepts(_ type: MediaType?) -> Bool {
    guard let essence = type?.essence else { return true }
    switch self {
    case .doccMarkdown:
      return ["text/markdown", "text/x-markdown", "text/plain", "application/octet-stream"]
        .contains(essence)
    case .doccJSON:
      return essence.utf8.suffix(5).elementsEqual("+json".utf8)
        || ["application/json", "text/json", "text/plain", "application/octet-stream"]
          .contains(essence)
    case .archiveHTML, .html: return ["text/html", "application/xhtml+xml"].contains(essence)
    }
  }
}
