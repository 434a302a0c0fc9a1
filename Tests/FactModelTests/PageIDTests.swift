import FactModel
import Testing

@Test(arguments: [
  ("apple/a", "apple", "a"), ("apple/a/b", "apple", "a/b"), ("x-1/a b", "x-1", "a b"),
  ("apple/\u{301}x/y", "apple", "\u{301}x/y"), ("apple/a/\u{301}", "apple", "a/\u{301}"),
  ("apple/...", "apple", "..."), ("apple/a?b#c", "apple", "a?b#c"),
])
func anIdIsASourceAndAPath(id: String, source: String, path: String) throws {
  let page = try #require(PageID(rawValue: id))
  #expect(page.source.rawValue == source)
  #expect(page.path.utf8.elementsEqual(path.utf8))
  #expect(PageID(source: page.source, path: page.path) == page)
}

@Test(arguments: [
  "", "apple", "apple/", "/a", "apple//a", "apple/a/", "apple/./a", "apple/..", "apple/a/../b",
  "Apple/a", "-x/a", "a_b/c", "apple/a\nb", "apple/a\0", "apple/\u{7f}", "apple/\u{85}",
  "caf\u{e9}/a",
])
func isNoPageID(id: String) { #expect(PageID(rawValue: id) == nil) }

@Test func aPathHasAtMost2048Bytes() {
  #expect(PageID(rawValue: "a/" + String(repeating: "x", count: 2048)) != nil)
  #expect(PageID(rawValue: "a/" + String(repeating: "x", count: 2049)) == nil)
  #expect(PageID(rawValue: "a/" + String(repeating: "\u{e9}", count: 1025)) == nil)
}

@Test func composedAndDecomposedIdsAreTwoPages() throws {
  let composed = try #require(PageID(rawValue: "a/caf\u{e9}"))
  let decomposed = try #require(PageID(rawValue: "a/cafe\u{301}"))
  #expect(composed != decomposed)
  #expect((composed == decomposed) == false)
  #expect(Set([composed, decomposed]).count == 2)
  #expect((composed < decomposed) != (decomposed < composed))
}

@Test func idsAreOrderedByBytes() {
  let ids = ["a-b/x", "a/B", "a/a", "a/a-b", "a/a/b", "a/a0", "a/\u{e9}", "a/\u{1F9EA}"]
  #expect(ids.reversed().compactMap(PageID.init(rawValue:)).sorted().map(\.rawValue) == ids)
}
