import FactModel
import RecordReading
import Testing

@Suite struct SourceListEditErrorTests {
  private func error(_ id: String, _ text: String) throws -> SourceListEditError? {
    let page = try #require(PageID(rawValue: id))
    return #expect(throws: SourceListEditError.self) {
      _ = try SourceListEditor(file: "s").adding(page, to: text)
    }
  }

  @Test func leavesASourceInBracketsToItsAuthor() throws {
    let text = "sources: [{id: tea, kind: html, base: 'https://tea.example/'}]"
    #expect(
      try error("tea/milk", text)
        == .unsupported(try #require(PageID(rawValue: "tea/milk")), line: 1))
    #expect(
      try error("coffee/milk", text)
        == .noSource(try #require(SourceID(rawValue: "coffee"))))
  }

  @Test func editsNoTextThatHasProblems() throws {
    guard case .unreadable(let problems) = try error("tea/milk", "sources: []\n") else {
      Issue.record("the text was taken")
      return
    }
    #expect(problems.problems.map(\.message) == ["the list of sources is empty"])
  }

  @Test func addsNoPageThatCouldNotBeReadBack() throws {
    let text = "sources:\n- id: tea\n  kind: docc-json\n  base: https://tea.example/\n"
    guard case .noPage(_, let reason) = try error("tea/milk.json", text) else {
      Issue.record("the page was taken")
      return
    }
    #expect(reason.hasSuffix("(did you mean 'milk'?)"))
  }
}

@Suite struct PageQuotingTests {
  @Test(arguments: [
    "init(_:)", "a: b", "- a", "-", "*a", "&a", "!a", "@a", "`a", "%a", "|", ">", "'a'",
    "\"a\"", "it's", "[a]", "{a}", "a,b", "a]b", "a:", ":a", "~", "null", "No", "10.10", "0x1F",
    "2026-10-11", "<<", "=", "a b", " a", "a ", "é/🫖", "a\u{2028}b", "\u{FEFF}a", "a\u{A0}b",
    "\\a", "...", "+1", "1e3", "a:b", "a: ",
  ])
  func writesEveryPathSoThatItIsReadBack(path: String) throws {
    let id = try #require(PageID(rawValue: "tea/\(path)"))
    let head = "sources:\n- id: tea\n  kind: html\n  base: https://tea.example/\n"
    for pages in ["", "  pages: [b]\n", "  pages:\n  - b\n"] {
      let text = try SourceListEditor(file: "s").adding(id, to: head + pages)
      let list = try SourceListReader(file: "s").read(text)
      #expect(list.pages.contains(id))
    }
  }

  @Test func quotesNoPathThatNeedsNoQuotes() throws {
    let head = "sources:\n- id: tea\n  kind: html\n  base: https://tea.example/\n  pages:\n"
    for path in ["a/init(_:)", "a/b.html", "a-b", "10.10/a(_:_:)-4x3"] {
      let id = try #require(PageID(rawValue: "tea/\(path)"))
      #expect(
        try SourceListEditor(file: "s").adding(id, to: head) == head + "    - \(path)\n")
    }
  }
}
