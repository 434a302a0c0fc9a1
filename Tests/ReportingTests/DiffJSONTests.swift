import FactDiffing
import FactModel
import Reporting
import Testing

struct DiffJSONTests {
  @Test func namesEveryPageOfAGroup() throws {
    let text = try rendered(report(bound), as: "json")
    #expect(text.hasPrefix("{\n  \"articleLines\" : ["))
    #expect(text.hasSuffix("}\n"))
    // White space inside empty lists differs between Foundations.
    #expect(
      String(text.unicodeScalars.filter { $0 != "\n" && $0 != " " }) == """
        {"articleLines":[],"from":"v1","groups":[{"changes":[{"after":"26.0.0","classes":[],\
        "kind":"availability.upper-bound-appeared","page":"kit/a","section":[],\
        "severity":"loud","subject":["iOS","iPadOS"]}],"count":4,\
        "kind":"availability.upper-bound-appeared",\
        "message":"upperbound26.0.0appearedoniOS,iPadOS",\
        "pages":["kit/a","kit/b","kit/c","kit/d"],"severity":"loud"}],\
        "pages":{"changed":1,"total":20,"unchanged":19,"uncompared":0},"schema":1,"to":"v2",\
        "uncompared":[]}
        """)
  }

  @Test func escapesWhatATerminalCouldObeyAndLosesNothing() throws {
    let change = Change(.sentenceAdded, of: id("a"), after: "a\u{9B}b\u{202E}c\u{E0041}")
    let text = try rendered(report([change]), as: "json")
    #expect(text.contains(#""after" : "a\u009bb\u202ec\udb40\udc41""#))
  }
}
