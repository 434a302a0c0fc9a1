import Testing

@Suite struct PageProblemTests {
  private func expectProblem(
    _ path: String, _ message: String, kind: String = "docc-markdown",
    base: String = "https://developer.apple.com/documentation/",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectProblems(
      """
      sources:
        - id: tea
          kind: \(kind)
          base: \(base)
          pages:
            - ▸"\(path)"
      """, [message], sourceLocation: sourceLocation)
  }

  @Test func takesNoPathThatCannotBeAPageID() {
    expectProblem("", "expected a page path, found an empty text")
    expectProblem(
      "../cup", "the page path '../cup' has an empty, '.' or '..' component")
    expectProblem(
      "a//b", "the page path 'a//b' has an empty, '.' or '..' component")
    expectProblem("a\\tb", "a page path on one line holds no control characters")
    expectProblem("a\\0b", "a page path on one line holds no control characters")
    expectProblem(
      String(repeating: "x", count: 2049), "the page path has 2049 bytes, the limit is 2048")
  }

  @Test func showsThePathToWriteForAnAddress() {
    expectProblem(
      "https://developer.apple.com/documentation/foundation/url",
      "'https://developer.apple.com/documentation/foundation/url' is an address, "
        + "a page is given by its path below the base (did you mean 'foundation/url'?)")
    expectProblem(
      "https://tea.example/cup",
      "'https://tea.example/cup' is an address, a page is given by its path below the base")
  }

  @Test func showsThePathToWriteForAnotherSpellingOfIt() {
    expectProblem(
      "/foundation/url",
      "the page path '/foundation/url' begins or ends with a slash"
        + " (did you mean 'foundation/url'?)")
    expectProblem(
      "url?language=objc",
      "the page path 'url?language=objc' holds a query or an anchor (did you mean 'url'?)")
    expectProblem(
      "init%28_%3A%29",
      "the page path 'init%28_%3A%29' is percent-encoded (did you mean 'init(_:)'?)")
    expectProblem(
      "url.md",
      "the page path 'url.md' ends in '.md', which its kind adds by itself (did you mean 'url'?)")
    expectProblem(
      "Foundation/url",
      "the page path 'Foundation/url' has capitals, Apple's addresses have none"
        + " (did you mean 'foundation/url'?)")
  }

  @Test func findsAPageThatOccursTwiceInASource() {
    expectProblems(
      """
      sources:
        - id: tea
          kind: html
          base: https://tea.example/
          pages: [cup.html, pot.html, {path: ▸cup.html, title: Cup}]
        - id: ▸tea
          kind: html
          base: https://coffee.example/
          pages: [cup.html]
      """,
      [
        "the page 'cup.html' occurs twice, first at line 5",
        "the source id 'tea' occurs twice, first at line 2",
      ])
  }
}
