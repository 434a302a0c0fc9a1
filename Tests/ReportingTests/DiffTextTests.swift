import FactDiffing
import FactModel
import Reporting
import Testing

struct DiffTextTests {
  @Test func writesALineAChangeAndNamesThePagesNotCompared() throws {
    let text = try rendered(report(bound, [sentence], [footer], uncompared: ["x": "damaged"]))
    #expect(
      text == """
        v1 to v2: 21 pages: 3 changed, 17 unchanged, 1 not comparable
        kit/a, kit/b, kit/c and 1 more (4 pages): loud: upper bound 26.0.0 appeared on iOS, iPadOS \
        [availability.upper-bound-appeared]
        kit/tank: loud: requirement word changed in Overview > Care: \
        You [-should-] {+must+} close it. [sentence.changed]
        kit/a: noise: text of the site: (c) [-2025-] {+2026+} [boilerplate]
        kit/x: not compared: damaged

        """)
  }

  @Test func saysExplicitlyThatNothingChangedAndHowMuchWasCompared() throws {
    #expect(try rendered(report()) == "v1 to v2: 20 pages compared, nothing changed\n")
    #expect(
      try rendered(report(uncompared: ["x": "damaged"])) == """
        v1 to v2: 20 of 21 pages compared, nothing changed in these; 1 not comparable
        kit/x: not compared: damaged

        """)
    let none = DiffReport(from: "v1", to: "v2", set: ChangeSet())
    #expect(try rendered(none) == "v1 to v2: no pages compared\n")
  }

  @Test func wordsReplacedAlikeOnManyPagesAreShownOnce() throws {
    let changes = ["a", "b"].map {
      Change(
        .sentenceChanged, of: id($0), before: "Page \($0) has Acme Widget Manager.",
        after: "Page \($0) has Acme Widget.", classes: [.reworded])
    }
    #expect(
      try rendered(report(changes)).contains(
        "kit/a, kit/b: normal: words changed in 2 sentences: Acme Widget [-Manager-] ["))
  }

  @Test func textFromPagesCommandsNoTerminal() throws {
    var change = sentence
    change.after = "You \u{1B}[2J\u{202E}must\u{9B}31m close\u{7} it.\n\u{2028}kit/b: fake"
    let text = try rendered(report([change]))
    #expect(text.utf8.count { $0 == UInt8(ascii: "\n") } == 2)
    #expect(
      !text.unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control })
    #expect(!text.unicodeScalars.contains("\u{202E}"))
  }

  @Test func coloursAreWrittenWhereAskedForOnly() throws {
    #expect(try !rendered(report([sentence])).contains("\u{1B}"))
    #expect(
      try rendered(report([sentence]), style: TextStyle(isColored: true))
        .contains("\u{1B}[31m[-should-]\u{1B}[0m"))
  }

  @Test(arguments: ChangeKind.allCases) func everyKindIsSaidInWords(kind: ChangeKind) throws {
    for changes in [
      [Change(kind, of: id("a"))], [Change(kind, of: id("a")), Change(kind, of: id("b"))],
    ] {
      let line = try rendered(report(changes)).split(separator: "\n")[1]
      #expect(!line.contains("normal: \(kind.rawValue) ["))
    }
  }

  @Test func longTextIsClippedInTheMiddle() throws {
    let words = (0..<9_000).map { "w\($0)" }.joined(separator: " ")
    let change = Change(.sentenceAdded, of: id("a"), after: words)
    #expect(try rendered(report([change])).utf8.count < 500)
  }
}
