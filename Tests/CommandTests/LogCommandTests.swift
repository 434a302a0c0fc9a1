import Testing

struct LogCommandTests {
  private let tool: BuiltTool
  private let site: SampleSite
  private let page = "teakettle/kettle"

  init() throws {
    tool = try BuiltTool()
    site = try SampleSite([page: Self.text("iOS: 16.0.0 -", "A kettle may be refilled.")])
    try site.watch([page], in: tool)
    try tool.git("init", "-q")
    try run("2026-10-11")
    site.serve(Self.text("iOS: 16.0.0 - 26.0.0", "A kettle must not be refilled."), at: page)
    try run("2026-10-18")
    site.serve(Self.text("iOS: 16.0.0 -", "A kettle must not be refilled."), at: page)
    try run("2026-10-25")
  }

  private static func text(_ row: String, _ prose: String) -> String {
    SampleSite.page("Teakettle/Kettle", [row], "Heats water. \(prose)")
  }

  private func run(_ day: String) throws {
    let outcome = try tool.run("update", "--now", "\(day)T05:00:00Z")
    #expect(outcome.code == 0, "\(outcome.errors)")
    try tool.commit(at: "\(day)T06:00:00Z")
  }

  @Test func tellsOfAPageEachValueWithItsDates() throws {
    let log = try tool.run("log", "tea/\(page)").output
    for line in [
      "2026-10-11 – 2026-10-18  iOS: 16.0.0 -\n",
      "2026-10-18 – 2026-10-25  iOS: 16.0.0 - 26.0.0\n",
      "2026-10-25 –             iOS: 16.0.0 -\n",
      "2026-10-11 – 2026-10-18  A kettle may be refilled.\n",
      "2026-10-18 –             A kettle must not be refilled.\n",
      "2026-10-11 –             Kettle\n", "1 further sentence; -v lists them",
      "2026-10-18  availability.upper-bound-appeared iOS:",
    ] { #expect(log.contains(line), "\(line) in \(log)") }
    #expect(try tool.run("log", "tea/\(page)", "-v").output.contains("Heats water."))
  }

  @Test func tellsWhatIsNotCommittedYet() throws {
    site.serve(Self.text("iOS: 16.0.0 -", "A kettle can be refilled."), at: page)
    try tool.run("update", "--now", "2026-11-01T05:00:00Z")
    let log = try tool.run("log", "tea/\(page)").output
    #expect(log.contains("2026-10-18 – 2026-11-01  A kettle must not be refilled.\n"))
    #expect(log.contains("2026-11-01 –             A kettle can be refilled.\n"))
  }

  @Test func tellsOfAClaimEachVerdict() throws {
    let facts = try TeaFacts()
    try facts.tool.run("update", "--now", "2026-10-12T05:00:00Z")
    _ = try facts.update(
      serving: TeaFacts.boil(until: "27.0.0"), at: "teakettle/delegate/boil()")
    let log = try facts.tool.run("log", "delegate-bound").output
    #expect(log.contains("2026-10-11 – 2026-10-18  holds"), "\(log)")
    #expect(log.contains("2026-10-18 –             fails  tea/teakettle/delegate/boil() "))
  }

  @Test func refusesWhatWasNeverKnownAndNamesTheNearest() throws {
    let facts = try TeaFacts()
    let near = try facts.tool.run("log", "delegate-bond")
    #expect(near.code == 64 && near.errors.contains("did you mean 'delegate-bound'?"))
    #expect(try facts.tool.run("log", "tea/teakettle/saucer").code == 64)
  }

  @Test func comparesWithTheStateBeforeADay() throws {
    let first = try tool.run("diff", "--since", "2026-10-18").output
    #expect(first.contains("[-may-]") && !first.contains("26.0.0"), "\(first)")
    let second = try tool.run("diff", "--since", "2026-10-19").output
    #expect(second.contains("upper bound 26.0.0 vanished"), "\(second)")
    let none = try tool.run("diff", "--since", "2026-10-11")
    #expect(none.code == 64 && none.errors.contains("no commit was made before 2026-10-11"))
    #expect(try tool.run("diff", "--since", "2026-10-19", "HEAD").code == 64)
  }
}
