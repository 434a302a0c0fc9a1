import FactModel
import PageFetching
import Testing

struct PageAddressTests {
  @Test(arguments: [
    ("kit/tank", "kit/tank.md"),
    ("kit/sail(_:)", "kit/sail%28_%3A%29.md"),
    ("kit/100%", "kit/100%25.md"),
    ("kit/ä", "kit/%C3%A4.md"),
    ("kit/a\u{308}", "kit/a%CC%88.md"),
    ("kit/a b?c#d", "kit/a%20b%3Fc%23d.md"),
    ("A-Z_a.z~0", "A-Z_a.z~0.md"),
  ])
  func encodesAllButUnreservedBytesAndSlashes(path: String, expected: String) {
    let url = PageAddress.url(base: "https://example.org/docs/", path: path, kind: .doccMarkdown)
    #expect(url == "https://example.org/docs/" + expected)
  }

  @Test func appendsTheKindsSuffix() {
    let base = "https://example.org"
    #expect(PageAddress.url(base: base, path: "a", kind: .doccJSON) == base + "/a.json")
    #expect(PageAddress.url(base: base, path: "a.html", kind: .html) == base + "/a.html")
  }
}
