import Testing

@Suite struct PageSetProblemTests {
  private func expectProblem(
    _ sets: String, _ messages: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectProblems(
      """
      sources:
        - id: tea
          kind: docc-markdown
          base: https://tea.example/
          pages: [pots/lid, cups]
          follow: [{root: spoons}]
      page-sets:
        \(sets)
      """, messages, sourceLocation: sourceLocation)
  }

  @Test func takesNoSetThatNamesAPageOfNoSource() {
    expectProblem(
      "all: [tea/cups, ▸tea/pots/lit]",
      "unmatched page set 'all': 'tea/pots/lit' is a page of no source"
        + " (did you mean 'tea/pots/lid'?)")
    expectProblem(
      "all: [▸coffee/something-else-entirely]",
      "unmatched page set 'all': 'coffee/something-else-entirely' is a page of no source")
    expectProblem(
      "all: [▸pots/lid]",
      "unmatched page set 'all': 'pots/lid' is a page of no source (did you mean 'tea/pots/lid'?)")
  }

  @Test func takesPagesBelowARootButNotBesideIt() {
    expectProblem(
      "all: [tea/spoons, tea/spoons/silver, ▸tea/spoonsful]",
      "unmatched page set 'all': 'tea/spoonsful' is a page of no source")
  }

  @Test func takesNoEmptySetAndNoSetOfSets() {
    expectProblem("none: ▸[]", "the list of page ids is empty")
    expectProblem(
      "more: [▸all]", "'all' is no page id (a page set lists ids such as 'apple/foundation/url')")
    expectProblem(
      "▸a b: [tea/cups]",
      "'a b' is no name of a page set"
        + " (use letters, digits, '-', '_' and '.', as in 'scene-delegate-methods')")
  }

  @Test func findsAPageThatOccursTwiceInASet() {
    expectProblem(
      "all: [tea/cups, ▸tea/cups]",
      "the page 'tea/cups' occurs twice in the page set 'all', first at line 8")
  }

  @Test func doesNotBlameASetForWhatIsWrongWithASource() {
    expectProblems(
      """
      sources:
        - id: tea
          kind: docc-markdown
          base: https://tea.example/
          pages: [▸cups.md, pots]
        - id: coffee
          ▸knd: html
          base: https://coffee.example/
      page-sets:
        all: [tea/cups, coffee/mill]
      """,
      [
        "the page path 'cups.md' ends in '.md', which its kind adds by itself"
          + " (did you mean 'cups'?)",
        "unknown key 'knd' in the source (did you mean 'kind'?)",
      ])
  }
}
