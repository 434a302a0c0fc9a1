import FactModel
import Reporting
import Testing

struct SheetTests {
  private let digits = String(repeating: "a", count: 40)

  private func shown(_ rows: [AvailabilityRow]?, as name: String = "text") throws -> String {
    let digest = try #require(Digest(rawValue: digits))
    let sheet = FactSheet(
      page: id("tank"), kind: .doccMarkdown, snapshot: digest, extractor: 3,
      header: PageHeader(
        identifier: "/documentation/Kit/Tank", title: "Tank", documentType: "symbol", role: "Class",
        framework: "Kit", metadataVersion: "0.1.0", availability: rows),
      title: "Tank\u{1B}[2J", declarations: ["class Tank"],
      blocks: [
        .init(kind: .abstract, section: [], sentences: [.text("Holds water.")]),
        .init(
          kind: .paragraph, section: ["Care"], sentences: [.withheld(digest), .text("Oil it.")]),
      ],
      topics: [.init(title: "Filling", members: [.init(title: "fill()", target: "/x")])])
    let metadata = SnapshotMetadata(
      page: id("tank"), url: "https://example.org/tank.md", status: 200, digest: digest, bytes: 812,
      fetched: Timestamp(seconds: 0))
    let reporter = try #require(sheetReporters.first { $0.name == name })
    let report = SheetReport(
      sheet: sheet, metadata: metadata, lastChecked: Timestamp(seconds: 86_400))
    return try reporter.render(report, style: TextStyle())
  }

  @Test func showsAPageOnOneScreen() throws {
    let rows = [
      AvailabilityRow(platform: "iOS", introduced: Version("8.0"), until: Version("26.0")),
      AvailabilityRow(platform: "macCatalyst", introduced: Version("13.1")),
      AvailabilityRow(platform: "macOS"),
      AvailabilityRow(platform: "tvOS", introduced: Version("9.0"), until: Version("100000.0.0")),
    ]
    #expect(
      try shown(rows) == """
        Tank
        page: kit/tank
        address: https://example.org/tank.md
        identifier: /documentation/Kit/Tank
        role: Class
        framework: Kit

        availability:
          iOS          from 8.0, upper bound 26.0
          macCatalyst  from 13.1
          macOS        no version stated
          tvOS         from 9.0, upper bound 100000.0.0 (to be deprecated)

        declaration:
          class Tank

        sections:
          (top): 1 sentence
          Care: 2 sentences (1 withheld)

        topics:
          Filling: fill()

        digest: \(digits)
        extractor: 3
        bytes: 812
        fetched: 1970-01-01T00:00:00Z
        checked: 1970-01-02T00:00:00Z

        """)
  }

  @Test func tellsNoListFromAListWithoutRows() throws {
    #expect(try shown(nil).contains("availability: no list in the header\n"))
    #expect(try shown([]).contains("availability: a list without rows\n"))
  }

  @Test func givesMachinesTheWholeSheet() throws {
    let text = try shown([], as: "json")
    #expect(text.contains("\"url\" : \"https://example.org/tank.md\""))
    #expect(text.contains(#""title" : "Tank\u001b[2J""#))
  }
}
