import FactModel
import Reporting
import Testing

struct FindingJSONTests {
  @Test func writesALineAFindingAndALastOneWithTheCounts() throws {
    let text = try rendered(
      "jsonl", report([wrongFigure], counts: [FindingReport.Count("quotations", 2)]))
    #expect(
      text == """
        {"column":15,"endColumn":26,"endLine":3,"evidence":["kit/kite: \\"Kites fly up to 80 m.\\""],\
        "evidenceClass":"reference","facts":["kite-height"],"file":"docs/kites, part 1.md",\
        "line":3,"message":"the page has no such sentence","pages":["kit/kite"],\
        "rule":"quote-not-found","severity":"error","suggestion":{"edits":[{"end":33,"start":31,\
        "text":"80"}],"safe":true,"summary":"write the page's words"}}
        {"command":"check","complete":true,"counts":{"quotations":2},"findings":1,"unchecked":[]}

        """)
  }

  @Test func saysWhetherEverythingWasChecked() throws {
    #expect(try rendered("json", report([])).contains(#""complete" : true"#))
    let partly = try rendered("json", report([], unchecked: ["kit/kite: stale"]))
    #expect(partly.contains(#""complete" : false"#))
    #expect(partly.contains(#""kit/kite: stale""#))
  }
}
