import Testing

@Suite struct CheckProblemTests {
  private let why =
    " (a text that the pattern must match: without one, finding nothing proves nothing)"

  @Test func takesOneCheckOnly() {
    expectClaimProblem(
      "quote: { page: tea/pots, text: lid }\n▸declaration: { page: tea/pots, text: lid }",
      "the claim has 'declaration' besides 'quote' (put them below 'all')")
    expectClaimProblem(
      "all: [▸{}, { quote: { page: tea/pots, text: lid }, ▸not: {} }, ▸lid]",
      "the check has no 'quote', 'count', 'absent', 'present', 'availability', 'list',"
        + " 'declaration', 'topic-group', 'page', 'all', 'any' or 'not'",
      "the check has 'not' besides 'quote' (put them below 'all')",
      "expected a check, found the text 'lid'")
    expectClaimProblem("any: ▸[]", "the list of checks is empty")
    expectClaimProblem(
      "▸qoute: { page: tea/pots, text: lid }\nevidence: lead",
      "unknown key 'qoute' in the claim (did you mean 'quote'?)")
    expectClaimProblem(
      "▸qoute: { page: tea/pots, text: lid }",
      "unknown key 'qoute' in the claim (did you mean 'quote'?)")
  }

  @Test func takesNoNegativeCheckWithoutAControl() {
    expectClaimProblem(
      "absent: ▸{ page: tea/pots, pattern: lid }", "the absent check has no 'control'" + why)
    expectClaimProblem(
      "absent: { page: tea/pots, pattern: lid, control: ▸[] }", "the list of texts is empty")
    expectClaimProblem(
      "count: { page: tea/pots, pattern: ▸lid, is: 0 }",
      "a count that may be 0 needs a 'control'" + why)
    expectClaimProblem(
      "count: { page: tea/pots, pattern: ▸lid, at-most: 2 }",
      "a count that may be 0 needs a 'control'" + why)
    expectClaimProblem(
      "not: { present: { page: tea/pots, pattern: ▸lid } }",
      "a present check below 'not' needs a 'control'" + why)
    expectClaimProblem(
      "not: { any: [ { count: { page: tea/pots, pattern: ▸lid, is: 2 } } ] }",
      "a count below 'not' needs a 'control'" + why)
  }

  @Test func takesNoPageOrSetThatSourcesDoNotHave() {
    expectClaimProblem(
      "quote: { page: ▸china, text: lid }",
      "'china' is no page id (it is a page set: write 'pages: china')")
    expectClaimProblem(
      "quote: { page: ▸pots/lid, text: lid }",
      "'pots/lid' is a page of no source in sources.yml (did you mean 'tea/pots/lid'?)")
    expectClaimProblem(
      "present: { pages: ▸chna, pattern: lid }",
      "unknown page set 'chna' (did you mean 'china'?)")
    expectClaimProblem(
      "present: { pages: ▸tea/pots, pattern: lid }",
      "unknown page set 'tea/pots' (write 'page: tea/pots')")
    expectClaimProblem(
      "present: { pages: [tea/pots, ▸tea/pots, ▸tea/lid], pattern: lid }",
      "the page 'tea/pots' occurs twice, first at line 4",
      "'tea/lid' is a page of no source in sources.yml")
    expectClaimProblem(
      "present: ▸{ pattern: lid }", "the present check has no 'page' or 'pages'")
    expectClaimProblem(
      "present: { page: tea/pots, ▸pages: china, pattern: lid }",
      "the present check has 'pages' besides 'page'")
    expectClaimProblem(
      "present: { page: ▸[tea/pots], pattern: lid }", "expected a page id, found a list")
    expectClaimProblem(
      "present: { pages: ▸[], pattern: lid }", "the list of page ids is empty")
  }

  @Test func takesNoCountWithoutBoundsOrWithTwoMeanings() {
    expectClaimProblem(
      "count: ▸{ page: tea/pots, pattern: lid }",
      "the count has no 'is', 'at-least' or 'at-most'")
    expectClaimProblem(
      "count: ▸{ page: tea/pots, pattern: lid, is: 2, at-least: 1 }",
      "the count has 'is' besides 'at-least' or 'at-most'")
    expectClaimProblem(
      "count: ▸{ page: tea/pots, pattern: lid, at-least: 3, at-most: 2 }",
      "the count is at least 3 and at most 2")
    expectClaimProblem(
      "count: { page: tea/pots, pattern: lid, is: ▸two, control: lid }",
      "expected a number from 0 to 1000000, found 'two'")
  }

  @Test func doubtsPlatformsThatAreNearlyKnownOnes() {
    expectClaimProblem(
      "availability: { page: tea/pots, ▸iOs: absent }",
      "unknown platform 'iOs' (did you mean 'iOS'?)")
    expectClaimProblem(
      "availability: { page: tea/pots, ▸maOCS: absent, iOS: empty }",
      "unknown platform 'maOCS' (did you mean 'macOS'?)")
    expectClaimProblem(
      "availability: { page: tea/pots, iOS: absent, ▸other: absent }",
      "unknown key 'other' in the availability check (did you mean 'others'?)")
    expectClaimProblem(
      "availability: { page: tea/pots, Mac Catalyst: absent, ▸macCatalyst: empty }",
      "the platform 'macCatalyst' occurs twice")
  }

  @Test func takesNoRowThatSaysNothing() {
    expectClaimProblem(
      "availability: ▸{ page: tea/pots }",
      "the availability check names no platform (add one, as in 'iOS: { until: none }')")
    expectClaimProblem(
      "availability: { page: tea/pots, iOS: ▸{} }",
      "the availability row has no 'introduced' or 'until'")
    expectClaimProblem(
      "availability: { page: tea/pots, iOS: ▸{ introduced: none, until: none } }",
      "a row without versions is written 'empty'")
    expectClaimProblem(
      "availability: { page: tea/pots, iOS: ▸8.0 }",
      "unknown state of a row '8.0' (known: absent, empty)")
    expectClaimProblem(
      "availability: { page: tea/pots, iOS: { until: ▸26.x } }",
      "expected a version such as '26.0', or 'none', found '26.x'")
    expectClaimProblem(
      "availability: { page: tea/pots, iOS: absent, others: ▸any }",
      "unknown state of other platforms 'any' (known: absent)")
  }

  @Test func takesNoListThatContradictsItself() {
    expectClaimProblem(
      "list: { page: tea/pots, introduced-by: Of, members: [Lid, ▸Lid], aliases: { ▸Lit: Cover } }",
      "'Lid' occurs twice, first at line 4",
      "the alias is for 'Lit', which is no member (did you mean 'Lid'?)")
    expectClaimProblem(
      "topic-group: ▸{ page: tea/pots, title: Lids, members: [lid], count: 2 }",
      "the topic group has 'count: 2' and lists 1 members")
    expectClaimProblem(
      "page: ▸{ page: tea/pots }",
      "the page check has no 'exists', 'title', 'revised' or 'abstract-only'")
    expectClaimProblem(
      "page: ▸{ page: tea/pots, exists: no, title: Pots }",
      "a page that does not exist has no title, date or text")
  }

  @Test func namesTheNearestKeyOfACheck() {
    expectClaimProblem(
      "quote: { page: tea/pots, ▸txet: lid, ▸tims: 2 }",
      "unknown key 'txet' in the quote (did you mean 'text'?)",
      "unknown key 'tims' in the quote (did you mean 'times'?)")
    expectClaimProblem(
      "present: { page: tea/pots, pattern: lid, in: [prose, ▸heading] }",
      "unknown part of a page 'heading' (did you mean 'headings'?)")
  }
}
