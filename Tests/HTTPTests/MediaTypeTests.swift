import HTTP
import Testing

struct MediaTypeTests {
  @Test(arguments: [
    ("text/markdown", "text/markdown", nil),
    ("Text/HTML; Charset=\"UTF-8\"", "text/html", "utf-8"),
    (" text/html ;q=1; charset = latin1", "text/html", "latin1"),
    ("application/vnd.x+json;", "application/vnd.x+json", nil),
  ])
  func readsTypeAndCharset(text: String, essence: String, charset: String?) {
    #expect(MediaType(text)?.essence == essence)
    #expect(MediaType(text)?.charset == charset)
  }

  @Test(arguments: ["", ";", "text", "text/", "/html", "a/b/c", "te xt/html", "text/ht\u{1}ml"])
  func readsNothingElse(text: String) {
    #expect(MediaType(text) == nil)
  }
}
