import FactModel
import Reporting
import Testing

struct GitHubTests {
  @Test func escapesWhatCommandsReserve() throws {
    #expect(
      try rendered("github", report([wrongFigure])).split(separator: "\n").first
        == """
        ::error file=docs/kites%2C part 1.md,line=3,col=15,endLine=3,endColumn=26,\
        title=quote-not-found::the page has no such sentence%0Akit/kite: "Kites fly up to 80 m."
        """)
    let note = try rendered("github", report([hostile])).split(separator: "\n")
    #expect(note[0].hasPrefix("::notice "))
    #expect(note[0].hasSuffix("::50%25 red, <b>&\"'\u{FFFE} ::error::x @all `tick` ]]>"))
    #expect(note.count == 2)
  }

  @Test func saysHowManyFindingsGitHubWouldHaveDropped() throws {
    let many = (1...13).map {
      Finding(rule: "r", severity: .error, place: place($0, 1), message: "m")
    }
    let lines = try rendered("github", report(many + [undated])).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("::error ") } == 10)
    #expect(lines.count { $0.hasPrefix("::warning ") } == 1)
    #expect(lines.contains("3 findings not shown as annotations"))
  }

  @Test func takesNoUncheckedItemForACommand() throws {
    let text = try rendered("github", report([], unchecked: ["a\n::error::b"]))
    #expect(!text.split(separator: "\n").contains { $0.hasPrefix("::") })
  }
}
