import TestSupport
import Testing

/// The index that a search of the store keeps: with it, without it and with a damaged one every
/// answer is the same.
struct QuoteIndexTests {
  private let tool: BuiltTool
  private let site: SampleSite
  private let names = (1...40).map { "teakettle/cup\($0)" }

  init() throws {
    tool = try BuiltTool()
    site = try SampleSite(
      Dictionary(uniqueKeysWithValues: (1...40).map { ("teakettle/cup\($0)", Self.page($0, $0)) }))
    try site.watch(names, in: tool)
    try tool.run("update", "--now", "2026-10-11T05:00:00Z")
  }

  private static func page(_ cup: Int, _ size: Int) -> String {
    SampleSite.page("Teakettle/Cup\(cup)", ["iOS: 16.0 -"], "This cup holds \(size) ml of tea.")
  }

  private func search() throws -> String {
    try tool.run("quote", "holds 7 ml of tea", "--format", "json").output
  }

  private var index: [UInt8] { tool.directory.read(".docfacts/signatures") ?? [] }

  @Test func givesTheSameAnswersWithTheIndex() async throws {
    try await Task.sleep(for: .milliseconds(200))
    let plain = try search()
    #expect(plain.contains("cup7\"") && plain.contains("\"searched\" : 40"))
    let made = index
    #expect(made.count > 40 * 72)
    #expect(try search() == plain)
    #expect(index == made)
  }

  @Test func searchesPagesThatChangedSince() async throws {
    try await Task.sleep(for: .milliseconds(200))
    _ = try search()
    site.serve(Self.page(9, 7), at: "teakettle/cup9")
    try tool.run("update", "--now", "2026-10-12T05:00:00Z")
    #expect(try search().contains("cup9\""))
    try tool.write("damaged: holds 7 ml of tea", to: "snapshots/tea/teakettle/cup7.md")
    let outcome = try tool.run("quote", "holds 7 ml of tea")
    #expect(outcome.output.contains("found on 1 of 39 pages searched, 1 not on this machine"))
  }

  @Test(arguments: ["", "docfacts signatures 1 1\n0000ffff", "no index"])
  func doesNotTrustADamagedIndex(index: String) async throws {
    try await Task.sleep(for: .milliseconds(200))
    let plain = try search()
    try tool.write(index, to: ".docfacts/signatures")
    #expect(try search() == plain)
    #expect(self.index.count > 40 * 72)
  }

  @Test func searchesWhereNoIndexCanBeWritten() throws {
    try tool.write("in the way", to: ".docfacts/signatures/folder")
    #expect(try search().contains("\"searched\" : 40"))
  }
}
