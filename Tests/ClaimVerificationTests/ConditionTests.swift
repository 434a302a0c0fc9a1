import ClaimVerification
import FactModel
import Testing

/// Each predicate in a form that holds for a sound page, and every way in which a page is not.
@Suite struct ConditionTests {
  static let text = docc(
    """
    Holds water.

    ```
    class Tank
    ```

    ## Discussion

    It takes one of these: NSData or NSURL.

    ## Topics

    ### Filling

    [`func fill()`](/fill)
    """, rows: ["iOS: 8.0.0 - 26.0.0"])

  struct Sample: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var predicate: Predicate

    init(_ name: String, _ predicate: Predicate) {
      testDescription = name
      self.predicate = predicate
    }
  }

  static let predicates = [
    Sample("quote", quote("Holds water.")), Sample("no quote", .not(quote("It is empty and dry."))),
    Sample("count", count(pattern("water", control: "water"), 1...1)),
    Sample("count of none", count(pattern("KB", control: "3 KB"), 0...0)),
    Sample("absent", absent(pattern("KB", control: "3 KB"))),
    Sample("not absent", .not(absent(pattern("water", control: "water")))),
    Sample("present", present(pattern("water", control: "water"))),
    Sample("not present", .not(present(pattern("KB", control: "3 KB")))),
    Sample("bound", rows(row("iOS", until: "26.0"))),
    Sample("no row", rows(ExpectedRow(platform: "tvOS", state: .absent))),
    Sample("not bound", .not(rows(row("iOS", until: "none")))),
    Sample("list", list("It takes one of these:", ["NSData", "NSURL"])),
    Sample("other list", .not(list("It takes one of these:", ["NSData"]))),
    Sample("declaration", declaration("class Tank")),
    Sample("other declaration", .not(declaration("struct Tank"))),
    Sample("group", group("Filling", ["func fill()"], count: 1)),
    Sample("no group", .not(group("Draining"))),
    Sample("existence", page(exists: true)), Sample("title", page(title: "Tank")),
    Sample("no abstract only", page(abstractOnly: false)),
    Sample("other title", .not(page(title: "Kettle"))),
  ]

  struct Condition: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var page: PageEvidence
    var reason: VerdictReason.Code

    init(_ name: String, _ reason: VerdictReason.Code, _ page: PageEvidence) {
      testDescription = name
      self.page = page
      self.reason = reason
    }

    init(_ name: String, _ reason: VerdictReason.Code, _ edit: (inout ReadPage) -> Void) {
      self.init(name, reason, read(text, edit: edit))
    }
  }

  static let conditions =
    VerdictReason.Code.allCases.map { Condition("unread: \($0.rawValue)", $0, unread($0)) } + [
      Condition("empty body", .notRendered) { $0.body = [] },
      Condition("white space", .notRendered) { $0.body = Array(" \r\n\t\n".utf8) },
      Condition("header only", .notRendered) { $0.body = Array(docc("").utf8) },
      Condition("headings only", .notRendered) {
        $0.body = Array(docc("## Discussion\n\n## Topics").utf8)
      },
      Condition("footer only", .notRendered) {
        $0.body = Array(docc("---\n\nCopyright © 2026 Kit. All rights reserved.").utf8)
      },
      Condition("HTML instead", .blocked) {
        $0.body = Array("<!DOCTYPE html><p>Holds water.".utf8)
      },
      Condition("challenge", .blocked) {
        $0.kind = .html
        $0.body = Array("<h1>Tank</h1><p>Just a moment: verify you are human".utf8)
      },
      Condition("shell", .notRendered) {
        $0.kind = .html
        $0.body = Array("<p>Holds water.</p><script>javascript</script>".utf8)
      },
      Condition("no UTF-8", .damaged) { $0.body = Array(text.utf8) + [0x0A, 0xFF] },
      Condition("cut in a character", .damaged) { $0.body = Array((text + "é").utf8.dropLast()) },
      Condition("NUL", .damaged) { $0.body = Array((text + "\0").utf8) },
      Condition("gone", .notFound) { $0.gone = today },
      Condition("other page", .identity) { $0.sheet.page = id("kettle") },
      Condition("near namesake", .identity) { $0.expectedTitle = "Tanks" },
      Condition("sheet of other bytes", .damaged) {
        $0.sheet.snapshot = Digest(rawValue: String(repeating: "b", count: 40)) ?? digest
      },
      Condition("stale", .stale) {
        $0.fetched = moment("2026-01-01T00:00:00Z")
        $0.staleAfter = 7
      },
      Condition("sheet without bytes and text", .notRendered) {
        $0.body = nil
        $0.sheet.blocks = []
        $0.sheet.declarations = []
      },
      Condition("no reader", .notRendered) { $0.kind = .doccJSON },
    ]

  @Test(arguments: predicates) func holdsForASoundPage(sample: Sample) {
    #expect(verdict(sample.predicate, on: Self.text).short == "holds")
  }

  @Test(arguments: predicates, conditions)
  func isUnverifiedForEveryOtherPage(sample: Sample, condition: Condition) {
    guard !(sample.testDescription == "existence" && condition.testDescription == "gone") else {
      return
    }
    for predicate in [sample.predicate, .not(sample.predicate), .not(.not(sample.predicate))] {
      let verdict = verdict(predicate, ["tank": condition.page])
      #expect(verdict.state == .unverified)
      #expect(verdict.reasons.map(\.code) == [condition.reason])
      #expect(verdict.reasons.first?.page == id("tank"))
    }
  }
}
