import FactModel
import RecordReading
import Testing

private let list = """
  sources:
    - id: apple
      kind: docc-markdown
      base: https://developer.apple.com/documentation/
      pages: [foundation/nsuseractivity]
      follow: [{root: swiftui/view}]
    - id: tea
      kind: docc-markdown
      base: https://tea.example/docs/documentation/
    - id: tea-pots
      kind: docc-markdown
      base: https://tea.example/docs/documentation/pots/
    - id: archive
      kind: archive-html
      base: https://developer.apple.com/library/archive/documentation/
    - id: local
      kind: html
      base: file:///srv/pages/
  """

@Suite struct PageURLReaderTests {
  private func page(_ text: String, in sources: String = list) throws -> String {
    try PageURLReader(SourceListReader(file: "s").read(sources)).read(text).page.rawValue
  }

  private func reading(_ text: String) throws -> PageURLReading {
    try PageURLReader(SourceListReader(file: "s").read(list)).read(text)
  }

  @Test(arguments: [
    "https://developer.apple.com/documentation/foundation/nsuseractivity",
    "https://developer.apple.com/documentation/foundation/nsuseractivity/",
    "https://developer.apple.com/documentation/foundation/nsuseractivity.md",
    "https://developer.apple.com/documentation/Foundation/NSUserActivity.json",
    "https://developer.apple.com/Documentation/Foundation/NSUserActivity",
    "HTTP://Developer.Apple.com:80/documentation/foundation/nsuseractivity",
    "https://www.developer.apple.com:443/documentation/foundation/nsuseractivity",
    "developer.apple.com/documentation/foundation/nsuseractivity",
    " <https://developer.apple.com/documentation/foundation/nsuseractivity>\n",
    "https://developer.apple.com/documentation/foundation/nsuseractivity?language=objc#overview",
    "https://developer.apple.com/cn/documentation/foundation/nsuseractivity",
    "https://developer.apple.com/zh-cn/documentation/foundation/nsuseractivity",
    "https://developer.apple.com/tutorials/data/documentation/foundation/nsuseractivity.json",
    "https://developer.apple.com/tutorials/data/documentation/foundation/nsuseractivity.md",
    "doc://com.apple.documentation/documentation/Foundation/NSUserActivity",
    "apple/foundation/nsuseractivity",
    "apple/Foundation/NSUserActivity",
  ])
  func findsThePageInEveryFormItIsPastedIn(text: String) throws {
    #expect(try page(text) == "apple/foundation/nsuseractivity")
    #expect(try reading(text).watch == .named)
  }

  @Test func decodesPercentEncoding() throws {
    #expect(
      try page(
        "https://developer.apple.com/documentation/swiftui/view/onAppear%28perform%3A%29")
        == "apple/swiftui/view/onappear(perform:)")
    #expect(
      try page("https://tea.example/docs/documentation/cup/%25%28_%3A_%3A%29")
        == "tea/cup/%(_:_:)")
  }

  @Test func keepsCapitalsWhereServersMindThem() throws {
    #expect(
      try page("https://tea.example/docs/documentation/Cup.md#Handle") == "tea/Cup")
    #expect(
      try page("https://developer.apple.com/library/archive/documentation/A/B/B.html")
        == "archive/A/B/B.html")
    #expect(try page("file:///srv/pages/Cup.html") == "local/Cup.html")
  }

  @Test func takesTheLongestBase() throws {
    #expect(try page("https://tea.example/docs/documentation/pots/lid") == "tea-pots/lid")
    #expect(try page("https://tea.example/docs/documentation/potsdam") == "tea/potsdam")
    #expect(try page("https://tea.example/docs/data/documentation/cups.json") == "tea/cups")
  }

  @Test func prefersTheSourceWhoseKindTheAddressNames() throws {
    let both = """
      sources:
        - {id: a, kind: docc-markdown, base: 'https://tea.example/documentation/'}
        - {id: b, kind: docc-json, base: 'https://tea.example/data/documentation/'}
      """
    #expect(try page("https://tea.example/documentation/cup", in: both) == "a/cup")
    #expect(try page("https://tea.example/data/documentation/cup.json", in: both) == "b/cup")
    #expect(try page("https://tea.example/documentation/cup.json", in: both) == "b/cup")
    let json = "sources: [{id: b, kind: docc-json, base: 'https://x.example/data/documentation/'}]"
    #expect(try page("https://x.example/documentation/cup", in: json) == "b/cup")
  }

  @Test func saysWhatItLeftOut() throws {
    let base = "https://developer.apple.com"
    #expect(
      try reading("\(base)/cn/documentation/uikit?language=objc&changes=latest#a").notes == [
        .localeDropped("cn"), .languageDropped("objc"), .queryDropped("changes=latest"),
        .anchorDropped("a"),
      ])
    #expect(try reading("\(base)/documentation/uikit?language=swift").notes == [])
  }

  @Test func saysWhetherThePageIsWatched() throws {
    #expect(try reading("apple/swiftui/view/body").watch == .belowRoot)
    #expect(try reading("apple/swiftui/viewbuilder").watch == .none)
  }
}

@Suite struct PageURLErrorTests {
  private func error(_ text: String) -> PageURLError? {
    #expect(throws: PageURLError.self) {
      _ = try PageURLReader(SourceListReader(file: "s").read(list)).read(text)
    }
  }

  @Test func namesTheBasesThereAre() {
    #expect(
      error("https://developer.apple.com/design/human-interface-guidelines/")
        == .noSource(
          "https://developer.apple.com/design/human-interface-guidelines/",
          bases: [
            "https://developer.apple.com/documentation/",
            "https://tea.example/docs/documentation/",
            "https://tea.example/docs/documentation/pots/",
            "https://developer.apple.com/library/archive/documentation/",
            "file:///srv/pages/",
          ]))
    #expect(error("https://developer.apple.com.evil.example/documentation/a") != nil)
    #expect(error("https://tea.example/docs/documentationary/a") != nil)
  }

  @Test func takesNoBaseForAPage() {
    let base = "https://developer.apple.com/documentation/"
    #expect(error(base) == .isBase(base))
    #expect(error("https://developer.apple.com/documentation") != nil)
  }

  @Test func neverStepsOutOfTheBase() {
    #expect(error("https://tea.example/docs/documentation/../../secret") != nil)
    #expect(error("https://tea.example/docs/documentation/%2E%2E/secret") != nil)
    #expect(error("https://tea.example/docs/documentation/a%00b") != nil)
    #expect(error("https://tea.example/docs/documentation/%FF") != nil)
  }

  @Test func tellsSecretsNobody() {
    #expect(error("https://anna:secret@tea.example/docs/documentation/a") == .holdsSecret)
    #expect(error("anna:secret@tea.example/docs/documentation/a") == .holdsSecret)
  }

  @Test func takesNoQueryThatMayPickThePage() {
    let text = "https://developer.apple.com/library/archive/documentation/a.html?id=3"
    #expect(
      error(text) == .noPage(text, reason: "a page of this source has no query such as '?id=3'"))
  }
}
