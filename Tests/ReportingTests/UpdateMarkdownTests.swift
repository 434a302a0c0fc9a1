import FactDiffing
import FactModel
import Reporting
import Testing

struct UpdateMarkdownTests {
  private func text(_ diff: DiffReport, limit: Int = 60_000) -> String {
    UpdateMarkdownReporter(limit: limit).render(UpdateReport(diff: diff), style: TextStyle())
  }

  private func sentences(_ count: Int) -> [ChangeGroup] {
    (0..<count).map {
      ChangeGroup(collecting: [
        Change(.sentenceAdded, of: id("page\($0)"), after: "Word \($0).")
      ])
    }
  }

  @Test func groupsChangesByTheirKindWithCounts() {
    let text = text(report(bound, [sentence], [footer]))
    #expect(
      text.contains(
        """
        ### Upper bounds and availability (1)

        - **loud:** upper bound 26\\.0\\.0 appeared
        """), "\(text)")
    #expect(text.contains("**sentence.changed**: 1 change on 1 page"), "\(text)")
    #expect(text.hasSuffix("Quiet: 17 pages unchanged; noise: boilerplate on 1 page.\n"))
  }

  @Test func showsSomeOfAThousandChangesOfAKindAndCountsTheRest() {
    var diff = report()
    diff.groups = sentences(1_000)
    let text = text(diff)
    #expect(text.contains("### Text and structure (1000)"))
    #expect(text.contains("**sentence.added**: 1000 changes on 1000 pages"))
    #expect(text.contains("- … and 960 further changes of this kind"))
  }

  @Test func keepsTheEndOfTheReportWhereItsMiddleIsTooLong() {
    var diff = report(bound, uncompared: ["x": "blocked: a page that asks to sign in"])
    diff.groups += sentences(60)
    let text = text(diff, limit: 1_500)
    #expect(text.utf8.count < 1_700)
    #expect(text.contains("**Cut for length:** "), "\(text)")
    #expect(text.contains("items of “Text and structure”"))
    #expect(text.contains("- `kit/x`: blocked\\: a page that asks to sign in"))
    #expect(text.contains("\nQuiet: "))
  }

  @Test func tellsManyPagesThatFailedAlikeInOneLine() {
    let failures = Dictionary(
      uniqueKeysWithValues: (100..<400).map { ("p\($0)", "connect: no answer for p\($0)") })
    let text = text(report(uncompared: failures))
    #expect(text.contains("### Not checked (300)"))
    #expect(
      text.contains(
        "- 300 pages: `kit/p100`, `kit/p101`, `kit/p102` and 297 more. The first: connect\\: no answer for p100\n"
      ), "\(text)")
  }
}
