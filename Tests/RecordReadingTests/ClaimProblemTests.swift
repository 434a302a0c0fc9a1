import Testing

@Suite struct ClaimProblemTests {
  @Test func tellsEverythingWrongInOneReadingInTheOrderOfTheFile() {
    expectClaimProblems(
      """
      claims:
        - id: ▸UserInfo no size
          says: It is so.
          recorded: ▸2026-02-30
          ▸evidnce: header
          absent: { page: ▸tea/pot, pattern: lid, control: lid }
        - ▸▸evidence: ▸rumour
      """,
      [
        "'UserInfo no size' is no id (did you mean 'userinfo-no-size'?)",
        "there is no day '2026-02-30' in the calendar",
        "unknown key 'evidnce' in the claim (did you mean 'evidence'?)",
        "'tea/pot' is a page of no source in sources.yml (did you mean 'tea/pots'?)",
        "the claim has no 'id'",
        "the claim has no 'says'",
        "unknown evidence class 'rumour' (known: header, reference, technote, guide, archive,"
          + " experiment, community, vendor, inference, lead)",
      ])
  }

  @Test func takesNoFileWithoutClaims() {
    expectClaimProblems("claims: ▸[]", ["the list of claims is empty"])
    expectClaimProblems("claims:▸", ["the list of claims is empty"])
    expectClaimProblems("▸", ["expected a claim file, found nothing ('claims: …')"])
    expectClaimProblems(
      "▸▸questions: []",
      [
        "unknown key 'questions' in the claim file (known: claims)",
        "the claim file has no 'claims'",
      ])
  }

  @Test func findsAnIDThatOccursTwiceInAFile() {
    expectClaimProblems(
      """
      claims:
        - { id: a, says: One., evidence: lead }
        - { id: ▸a, says: Two., evidence: lead }
      """, ["the id 'a' occurs twice, first at line 2"])
  }

  @Test func asksForEvidenceWhereNothingIsChecked() {
    expectClaimProblems(
      """
      claims:
        - ▸id: a
          says: It is so.
      """,
      [
        "the claim 'a' has no check and no 'evidence' (say what it rests on: header, reference,"
          + " technote, guide, archive, experiment, community, vendor, inference, lead)"
      ])
  }

  @Test func takesRealDaysInAscendingOrderOnly() {
    expectClaimProblem(
      "evidence: lead\nrecorded: ▸11.10.2026",
      "expected a date such as '2026-10-11', found '11.10.2026'")
    expectClaimProblem(
      "evidence: lead\nrecorded: ▸2026-1-5",
      "expected a date such as '2026-10-11', found '2026-1-5' (did you mean '2026-01-05'?)")
    expectClaimProblem(
      "evidence: lead\nrecorded: [2026-10-11, ▸2026-09-23, ▸2026-09-23]",
      "the dates are not in ascending order", "the date 2026-09-23 occurs twice")
    expectClaimProblem("evidence: lead\nrecorded: ▸[]", "the list of dates is empty")
    expectClaimProblem(
      "evidence: lead\nwithin: ▸0d", "expected whole days such as '7d', found '0d'")
  }

  @Test func takesAStatementOfOneLineOnly() {
    expectClaimProblems(
      """
      claims:
        - id: a
          evidence: lead
          says: ▸|
            It is
            so.
        - id: b
          evidence: lead
          says: ▸""
      """,
      [
        "a statement stands on one line (begin it with '>-' to write it on several)",
        "expected a statement, found an empty text",
      ])
  }

  @Test func asksWhoAnsweredAndWhatCameOfATrial() {
    expectClaimProblem(
      """
      evidence: community
      threads:
        - ▸title: Cold
        - ▸{ title: Warm, apple-reply: no, opened: 2026-02-01, seen: 2026-01-01 }
        - { title: Hot, apple-reply: ▸maybe, url: ▸tea.example }
      vendors: [▸{ seen: 2026-01-01 }]
      experiments: [▸{ on: 2026-01-01 }]
      searches: [▸{ venue: Forum, query: lid, on: 2026-01-01 }]
      """,
      "the thread has no 'apple-reply'",
      "the thread was seen on 2026-01-01, before it was opened on 2026-02-01",
      "expected 'yes' or 'no', found 'maybe'",
      "expected an address such as 'https://developer.apple.com/forums/', found 'tea.example'",
      "the vendor page has no 'name'",
      "the experiment has no 'result'",
      "the search has no 'found'")
  }

  @Test func takesNamesOfClaimsOnceAndNoEmptyList() {
    expectClaimProblem(
      "evidence: inference\nrests-on: [b, ▸b]", "'b' occurs twice, first at line 5")
    expectClaimProblem("evidence: inference\nrests-on: ▸[]", "the list of ids is empty")
  }
}
