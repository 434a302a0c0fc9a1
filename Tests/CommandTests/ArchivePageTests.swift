import Synchronization
import TestSupport
import Testing

/// What a site serves at the moment.
private final class Served: Sendable {
  let page = Mutex("")
}

private let whole = """
  <html><head><title>Café Kites</title></head><body><h1>Café Kites</h1>
  <p>Reel the kite in before the café closes.</p>
  <p>Copyright © 2016 Kite Inc. | Updated: 2016-04-01</p></body></html>
  """

struct ArchivePageTests {
  @Test func isReadInTheServersEncodingAndNeverReplacedByACutPage() throws {
    let tool = try BuiltTool()
    let served = Served()
    served.page.withLock { $0 = whole }
    let server = try LoopbackServer { _ in
      let latin = served.page.withLock { $0.unicodeScalars.map { UInt8($0.value) } }
      return ServedAnswer(
        200, fields: [("Content-Type", "text/html; charset=ISO-8859-1")], body: latin)
    }
    defer { server.stop() }
    try tool.write(
      """
      sources:
        - {id: archive, kind: archive-html, base: '\(server.base)', pages: [kites.html]}

      """, to: "facts/sources.yml")
    #expect(try tool.run("update", "--now", "2026-10-11T05:00:00Z").code == 0)
    let quote = ["quote", "Reel the kite in before the café closes."]
    #expect(try tool.run(quote[0], quote[1]).code == 0)
    #expect(try tool.run("show", "archive/kites.html").output.contains("revised: 2016-04-01"))

    served.page.withLock { $0 = String(whole.dropLast(20)) }
    let cut = try tool.run("update", "--now", "2026-10-12T05:00:00Z")
    #expect(cut.code == 2)
    #expect((cut.output + cut.errors).contains("damaged: the HTML ends before its document does"))
    #expect(try tool.run(quote[0], quote[1], "--page", "archive/kites.html").code == 0)
  }
}
