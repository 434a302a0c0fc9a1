import Synchronization

/// Pages that a `LoopbackServer` serves with validators; they can be changed while it runs.
///
/// A page is answered with `ETag` and `Last-Modified`, a request that carries its validators with
/// 304, any other path with 404.
package final class ServedPages: Sendable {
  private struct Page {
    var text: String
    var version = 1
  }

  private let pages: Mutex<[String: Page]>
  private let mediaType: String?

  /// Pages by their path below the server's base (`kit/tank.md`), not percent-encoded.
  package init(_ pages: [String: String], mediaType: String? = "text/markdown") {
    self.pages = Mutex(pages.mapValues { Page(text: $0) })
    self.mediaType = mediaType
  }

  /// Replaces, adds or (with `nil`) removes a page.
  package subscript(path: String) -> String? {
    get { pages.withLock { $0[path]?.text } }
    set {
      pages.withLock { pages in
        let version = (pages[path]?.version ?? 0) + 1
        pages[path] = newValue.map { Page(text: $0, version: version) }
      }
    }
  }

  /// The server's script.
  package var answer: LoopbackServer.Script {
    { request in
      guard let page = self.pages.withLock({ $0[request.path] }) else { return .status(404) }
      return self.answer(request, page)
    }
  }

  private func answer(_ request: ServedRequest, _ page: Page) -> ServedAnswer {
    let etag = "\"\(page.version)-\(page.text.utf8.count)\""
    let day = page.version < 10 ? "0\(page.version)" : "\(page.version % 28 + 1)"
    let date = "Thu, \(day) Jan 2026 00:00:00 GMT"
    let isKnown =
      request["If-None-Match"].map { $0 == etag } ?? (request["If-Modified-Since"] == date)
    let answer = isKnown ? .status(304) : ServedAnswer.text(page.text, mediaType: mediaType)
    return answer.field("ETag", etag).field("Last-Modified", date)
  }
}
