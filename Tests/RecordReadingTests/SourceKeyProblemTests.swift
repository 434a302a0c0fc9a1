import Testing

@Suite struct SourceKeyProblemTests {
  @Test func namesTheNearestKnownKeyAtEveryLevel() {
    expectProblems(
      """
      ▸source-sets: {}
      sources:
        - id: tea
          kind: html
          base: https://tea.example/
          ▸chek-every: 7d
          pages:
            - path: cup.html
              ▸titel: Cup
          follow:
            - root: pots
              ▸dept: 2
      ▸page_sets: {}
      """,
      [
        "unknown key 'source-sets' in the source list (known: sources, page-sets)",
        "unknown key 'chek-every' in the source (did you mean 'check-every'?)",
        "unknown key 'titel' in the page (did you mean 'title'?)",
        "unknown key 'dept' in the root to follow (did you mean 'depth'?)",
        "unknown key 'page_sets' in the source list (did you mean 'page-sets'?)",
      ])
  }

  @Test func asksForMissingKeysOfASource() {
    expectProblems(
      """
      sources:
        - ▸▸▸pages: []
      """,
      ["the source has no 'id'", "the source has no 'kind'", "the source has no 'base'"])
  }

  @Test func doesNotAlsoMissAKeyThatIsOnlyMistyped() {
    expectProblems(
      """
      sources:
        - id: tea
          kind: html
          ▸bse: https://tea.example/
      """, ["unknown key 'bse' in the source (did you mean 'base'?)"])
  }

  @Test func asksForSources() {
    expectProblems("▸page-sets: {}", ["the source list has no 'sources'"])
    expectProblems("sources: ▸[]", ["the list of sources is empty"])
    expectProblems("▸", ["expected a source list, found nothing ('sources: …')"])
  }

  @Test func tellsListsMappingsAndTextsApart() {
    expectProblems(
      """
      sources:
        - id: ▸[tea]
          kind:▸
          base: https://tea.example/
          pages: ▸cup.html
          follow:
            ▸root: pots
        - ▸tea
      page-sets: ▸[]
      """,
      [
        "expected a source id, found a list",
        "expected a page kind, found nothing",
        "expected a list of pages, found the text 'cup.html' (begin each item with '- ')",
        "expected a list of roots to follow, found a mapping (begin each item with '- ')",
        "expected a source, found the text 'tea' ('id: …', 'kind: …', 'base: …')",
        "expected a mapping of page sets, found a list (write each as 'name: …')",
      ])
  }

  @Test func refusesTextThatIsNoYAMLWithItsPlace() {
    expectProblems(
      "sources:\n▸\t- id: tea\n",
      [
        "found character that cannot start any token (while scanning for the next token at 2:1)"
          + " (indent with spaces, not with tabs)"
      ])
    expectProblems(
      "sources: []\n▸sources: []\n", ["key 'sources' occurs twice, first at line 1"])
  }
}
