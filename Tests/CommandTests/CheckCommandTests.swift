import TestSupport
import Testing

struct CheckCommandTests {
  private let tool: BuiltTool
  private let site: SampleSite

  init() throws {
    tool = try BuiltTool()
    site = try SampleSite(Self.pages("A kettle holds 3 cups or less, so that it boils quickly."))
    try site.watch(["teakettle/kettle"], in: tool)
    try tool.run("update", "--now", "2026-10-11T05:00:00Z")
    try tool.write(
      """
      claims:
        - id: kettle-holds
          says: The page gives 3 cups.
          quote: { page: tea/teakettle/kettle, text: "A kettle holds 3 cups or less" }
          recorded: 2026-10-11

      """, to: "facts/claims/kettle.yml")
    try tool.write(Self.clean, to: "articles/clean.md")
  }

  private static func pages(_ prose: String) -> [String: String] {
    ["teakettle/kettle": SampleSite.page("Teakettle/Kettle", ["iOS: 16.0.0 - 26.0.0"], prose)]
  }

  private static let clean = """
    # Tea

    > A kettle holds 3 cups or less, so that it boils quickly.
    >
    > Apple, Kettle (documentation fetched 2026-10-11)

    Three cups are the most. <!-- fact: kettle-holds -->

    """

  @discardableResult
  private func check(_ words: String..., at day: String = "2026-10-12") throws -> ToolOutcome {
    try tool.run(reading: "", ["check"] + words + ["--now", "\(day)T00:00:00Z"])
  }

  @Test func hasNothingToSayOfAnArticleThatIsRight() throws {
    let outcome = try check("articles/clean.md")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.output.hasPrefix("check: 0 errors, 0 warnings, 0 notes, 1 articles"))
    #expect(outcome.output.contains("1 quotations holding"))
  }

  @Test func namesTheLineAndOffersThePagesWords() throws {
    try tool.write(Self.wrong, to: "articles/wrong.md")
    let outcome = try check("articles/*.md")
    #expect(outcome.code == 1)
    #expect(
      outcome.output.hasPrefix("articles/wrong.md:3:3: error: tea/teakettle/kettle does not say"))
    #expect(outcome.output.contains("2 articles"))
  }

  private static let wrong = """
    # Tea

    > A kettle holds 4 cups or less, so that it boils quickly.
    >
    > Apple, Kettle (documentation fetched 2026-10-11)

    """

  @Test func writesThePagesWordsOnlyWhereItIsTold() throws {
    site.serve(
      Self.pages("A kettle holds 3 cups or less, so that it boils fast.").values.first,
      at: "teakettle/kettle")
    try tool.commit()
    try tool.run("update", "--now", "2026-10-18T05:00:00Z")
    #expect(try check("articles/clean.md").output.contains("[quote-drifted]"))
    let dry = try check("articles", "--fix", "--dry-run")
    #expect(dry.errors.contains("articles/clean.md: would be changed"))
    #expect(tool.text("articles/clean.md") == Self.clean)
    #expect(try check("articles", "--fix").code != 1)
    #expect(tool.text("articles/clean.md").contains("so that it boils fast."))
  }

  @Test func cannotBelieveAPageThatWasNeverFetched() throws {
    try site.watch(["teakettle/kettle", "teakettle/cup"], in: tool)
    try tool.write(
      "> A cup holds whatever is poured into it.\n>\n> Apple, [Cup](\(site.server.base)teakettle/cup)\n",
      to: "cup.md")
    let outcome = try check("cup.md")
    #expect(outcome.code == 2)
    #expect(outcome.output.contains("[quote-unverified]"))
  }

  @Test func saysThatAPageWasNotCheckedForTooLong() throws {
    let outcome = try check("articles/clean.md", at: "2026-11-11")
    #expect(outcome.code == 2)
    #expect(outcome.output.contains("last checked on 2026-10-11, 31 days ago; 7 are allowed"))
  }

  @Test func reportsOnlyTheLinesThatABranchTouched() throws {
    try tool.write(Self.wrong + "\nMore.\n", to: "articles/wrong.md")
    try tool.commit()
    #expect(try check("articles/wrong.md", "--modified", "HEAD").code == 0)
    try tool.write("Tea.\n\n" + Self.wrong, to: "articles/wrong.md")
    #expect(try check("articles/wrong.md", "--modified", "HEAD").code == 0)
    try tool.write(
      Self.wrong.split(separator: "4").joined(separator: "5"), to: "articles/wrong.md")
    #expect(try check("articles/wrong.md", "--modified", "HEAD").code == 1)
  }

  @Test func readsAnArticleFromStandardInput() throws {
    let words = ["check", "--stdin", "--stdin-filename", "draft.md", "--now", "2026-10-12"]
    let outcome = try tool.run(reading: Self.wrong, words)
    #expect(outcome.code == 1 && outcome.output.hasPrefix("draft.md:3:3: error:"))
  }

  @Test func asksTheServersForTheCitedPagesFirst() throws {
    site.serve(Self.pages("A kettle holds 9 cups.").values.first, at: "teakettle/kettle")
    #expect(try check("articles/clean.md").code == 0)
    #expect(try check("articles/clean.md", "--fetch").code == 1)
  }

  @Test func checksTheListedArticlesAndWhatTheWorkspaceForbids() throws {
    #expect(try check().code == 64)
    try tool.write(
      """
      articles: ['articles/**/*.md']
      forbidden:
        - phrase: three cups are
          because: the page says 3 cups or less

      """, to: "facts/articles.yml")
    let outcome = try check()
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("[forbidden-formulation]"))
  }

  @Test func refusesAMistakeInTheListOfArticles() throws {
    try tool.write("articels: []\n", to: "facts/articles.yml")
    let outcome = try check()
    #expect(outcome.code == 78)
    #expect(outcome.errors.contains("facts/articles.yml:1:1: unknown key 'articels'"))
  }

  @Test func mendsAListedArticleWhereItLiesAndNotWhereTheUserIs() throws {
    try tool.write("articles: ['articles/*.md']\n", to: "facts/articles.yml")
    try tool.commit()
    site.serve(
      Self.pages("A kettle holds 3 cups or less, so that it boils fast.").values.first,
      at: "teakettle/kettle")
    try tool.run("update", "--now", "2026-10-18T05:00:00Z")
    let elsewhere = try BuiltTool()
    let outcome = try elsewhere.run(
      "check", "--fix", "-C", tool.directory.path, "--now", "2026-10-19")
    #expect(outcome.code != 1 && outcome.errors == "articles/clean.md: changed\n")
    #expect(tool.text("articles/clean.md").contains("so that it boils fast."))
  }

  @Test func knowsEachDayOnWhichARunConfirmedThePage() throws {
    try tool.run("update", "--now", "2026-10-18T05:00:00Z")
    try tool.run("update", "--now", "2026-10-25T05:00:00Z")
    for (day, isKnown) in [("2026-10-11", true), ("2026-10-18", true), ("2026-10-19", false)] {
      try tool.write(
        Self.clean.split(separator: "2026-10-11").joined(separator: day), to: "day.md")
      let outcome = try check("day.md", at: "2026-10-26")
      #expect(outcome.output.contains("[fetched-date-unknown]") != isKnown, "\(day)")
    }
  }

  @Test func tellsAMistakeInTheListOfArticlesBeforeTheNetworkIsAsked() throws {
    try tool.write("articels: []\n", to: "facts/articles.yml")
    let before = site.server.requests.count
    #expect(try tool.run("update", "--now", "2026-10-18T05:00:00Z").code == 78)
    #expect(site.server.requests.count == before)
  }

  @Test func explainsARule() throws {
    #expect(try check("--explain", "quote-drifted").output.contains("Found in:"))
    #expect(try check("--explain", "quote-driftd").errors.contains("'quote-drifted'"))
  }

  @Test func namesTheLinesThatRelyOnAPageInDiffAndUpdate() throws {
    try tool.write("articles: ['articles/*.md']\n", to: "facts/articles.yml")
    try tool.commit()
    let relying = try tool.run("dependents", "tea/teakettle/kettle")
    #expect(
      relying.output == """
        articles/clean.md:3:3: quotation: tea/teakettle/kettle: A kettle holds 3 cups or less, \
        so that it boils quickly.
        articles/clean.md:7:1: binding: kettle-holds: Three cups are the most.

        """)
    site.serve(Self.pages("A kettle holds 9 cups.").values.first, at: "teakettle/kettle")
    let update = try tool.run(
      "update", "--now", "2026-10-18T05:00:00Z", "--report", "report.md")
    #expect(update.code == 1)
    let named = "`articles/clean.md:3` relies on `tea/teakettle/kettle` (quotation)"
    #expect(tool.text("report.md").contains(named))
    #expect(try tool.run("diff").output.contains("articles/clean.md:7:1: relies on kettle-holds"))
    #expect(
      try tool.run("explain", "kettle-holds").output
        .contains("relied on at: articles/clean.md:7:1 (binding)"))
  }

  @Test func givesTheSameBytesInWhateverOrderTheArticlesAreNamed() throws {
    try tool.write(Self.wrong, to: "articles/a.md")
    try tool.write(Self.wrong, to: "articles/b.md")
    for format in ["text", "json", "jsonl", "markdown", "sarif", "github", "junit", "rdjson"] {
      let one = try check("articles/a.md", "articles/b.md", "--format", format)
      let other = try check("articles/b.md", "articles/a.md", "--format", format)
      #expect(one.output == other.output && one.code == 1)
    }
  }
}
