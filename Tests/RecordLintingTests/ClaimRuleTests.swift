import FactModel
import RecordLinting
import Testing

@Suite struct ClaimRuleTests {
  @Test func aDateMayNotLieInTheFuture() throws {
    let future = day("2026-10-13")
    #expect(
      try messages(
        "future-date",
        subject(
          [
            claim("a", recorded: ["2026-10-11", "2026-10-13"]),
            claim(
              "b",
              records: ClaimRecords(
                threads: [
                  CommunityThread(title: "T", opened: future, seen: future, appleReply: false)
                ],
                vendors: [VendorPage(name: "V", seen: future)],
                experiments: [
                  Experiment(on: future, devices: [], systems: [], convention: "", result: "")
                ], searches: [SearchLog(venue: "F", query: "q", on: future, found: "nothing")])),
            claim(
              "c",
              .not(
                .page(PagePredicate(scope: PageScope(pages: [page("apple/pots")]), revised: future))
              )),
          ],
          questions: [
            question(
              "q", asked: "2026-10-13", settlement: Question.Settlement(answer: "So.", on: future))
          ])
      )
      .map { $0.replacing("is 2026-10-13, after today, 2026-10-11", with: "…") }
        == [
          "'recorded' …", "'on' …", "'on' …", "'opened' …", "'seen' …", "'seen' …", "'revised' …",
          "'asked' …", "'settled-on' …",
        ])
  }

  @Test func todayAndTheDayThatHasBegunInTheEastAreNoFuture() throws {
    let subject = subject([claim("a", recorded: ["2026-10-11", "2026-10-12"])])
    #expect(try messages("future-date", subject).isEmpty)
  }

  @Test func noTwoClaimsSayOrCheckTheSame() throws {
    #expect(
      try messages(
        "duplicated-claim",
        subject([
          claim("a", says: "So.", quote("lid")), claim("b", says: "So.", quote("pot")),
          claim("c", .all([quote("lid"), quote("pot")])), claim("d", quote("lid")),
          claim("e", .all([quote("lid"), quote("pot")])),
        ])) == [
          "the claim says the same as 'a'", "the claim checks the same as 'a'",
          "the claim checks the same as 'c'",
        ])
    #expect(
      try messages(
        "duplicated-claim",
        subject([
          claim("a", quote("lid")), claim("b", quote("Lid")), claim("c", .not(quote("lid"))),
          claim("d"), claim("e"), claim("f", quote("lid", on: "archive/Lids.html")),
        ])
      ).isEmpty)
  }

  @Test func aListIsTheSameInWhateverOrderItsAliasesAreKept() throws {
    let aliases = Dictionary(uniqueKeysWithValues: (0..<20).map { ("m\($0)", ["n\($0)"]) })
    func list(_ aliases: [String: [String]]) -> Predicate {
      .list(
        ListPredicate(
          page: page("apple/pots"), introduction: "Of", members: ["m1"], aliases: aliases))
    }
    var other: [String: [String]] = ["x": []]
    for key in aliases.keys.sorted().reversed() { other[key] = aliases[key] }
    other["x"] = nil
    #expect(
      try messages(
        "duplicated-claim", subject([claim("a", list(aliases)), claim("b", list(other))]))
        == ["the claim checks the same as 'a'"])
  }

  @Test func whatPagesSayIsChecked() throws {
    #expect(
      try messages(
        "claim-without-check",
        subject([
          claim("a", evidence: .archive), claim("b", evidence: .header, quote("lid")),
          claim("c", evidence: .community), claim("d"),
        ])) == ["the claim is given as 'archive', and no check looks at a page"])
  }

  @Test func anExperimentHasItsCircumstances() throws {
    func records(_ devices: [String], _ systems: [String], _ convention: String) -> ClaimRecords {
      ClaimRecords(experiments: [
        Experiment(
          on: today, devices: devices, systems: systems, convention: convention, result: "3")
      ])
    }
    #expect(
      try messages(
        "experiment-incomplete",
        subject([
          claim("a", evidence: .experiment), claim("b", records: records([], ["1"], "")),
          claim("c", evidence: .experiment, records: records(["Pot"], ["1"], "cups")),
        ])) == [
          "the claim is given as 'experiment' and records none",
          "the experiment of 2026-10-11 has no 'devices', no 'convention'",
        ])
  }

  @Test func aStatementIsASentence() throws {
    let long = String(repeating: "é", count: 241)
    #expect(
      try messages(
        "says-too-long",
        subject([claim("a", says: long), claim("b", says: String(long.dropLast()))]))
        == [
          "'says' has 241 characters, more than 240: "
            + "make two claims of it, or move what explains it to 'note'"
        ])
  }

  @Test func aPageOfAClaimIsWatched() throws {
    #expect(
      try messages(
        "unwatched-page",
        subject(
          [
            claim("a", quote("x", on: "apple/cups")),
            claim("b", quote("x", on: "apple/spoons/tea")),
            claim("c", quote("x")),
          ],
          questions: [
            question("q", watch: [.any([quote("x", on: "tea/a"), quote("x", on: "tea/b")])])
          ])) == [
          "no source watches 'apple/cups'", "no source watches 'tea/a' and 1 more of its pages",
        ])
  }
}
