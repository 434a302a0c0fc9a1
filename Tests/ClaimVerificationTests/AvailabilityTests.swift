import ClaimVerification
import FactModel
import Testing

@Suite struct AvailabilityTests {
  private let text = docc(
    "Holds water.",
    rows: [
      "iOS: 8.0.0 - 26.0.0", "iPadOS: 8.0 -", "macOS: -", "Mac Catalyst: 13.1 - 100000.0.0",
      "OS X: 10.10 -", "Kiosk OS: 2.0 -",
    ])

  @Test(arguments: [
    row("iOS", from: "8.0", until: "26.0"), row("ios", until: "26"), row("iPadOS", until: "none"),
    row("iPadOS", from: "8"), row("macCatalyst", from: "13.1.0"), row("MacCatalyst"),
    ExpectedRow(platform: "tvOS", state: .absent), row("kiosk os", from: "2.0.0"),
  ])
  func holds(expected: ExpectedRow) {
    let verdict = verdict(rows(expected), on: text)
    #expect(verdict.short == "holds")
    #expect(verdict.evidenceClass == .header)
    #expect(!verdict.evidence.isEmpty)
  }

  @Test(arguments: [
    (
      row("iOS", until: "27.0"), "fails: differs",
      "iOS: 8.0.0 - 26.0.0: upper bound 26.0.0, expected 27.0"
    ),
    (
      row("iOS", until: "none"), "fails: differs",
      "iOS: 8.0.0 - 26.0.0: upper bound 26.0.0, expected none"
    ),
    (
      row("iPadOS", until: "26.0"), "fails: differs",
      "iPadOS: 8.0 -: upper bound none, expected 26.0"
    ),
    (row("iPadOS", from: "8.10"), "fails: differs", "iPadOS: 8.0 -: introduced 8.0, expected 8.10"),
    (row("tvOS", until: "none"), "fails: missing", "tvOS: no row, expected upper bound none"),
    (row("Kiosk", from: "2.0"), "fails: missing", "Kiosk: no row, expected introduced 2.0"),
    (
      row("macCatalyst", until: "none"), "fails: differs",
      "Mac Catalyst: 13.1 - 100000.0.0: upper bound 100000.0.0 (DocC's mark for \"to be deprecated\"), expected none"
    ),
    (
      ExpectedRow(platform: "iOS", state: .absent), "fails: found",
      "iOS: 8.0.0 - 26.0.0: a row, expected none"
    ),
    (
      ExpectedRow(platform: "iOS", state: .empty), "fails: differs",
      "iOS: 8.0.0 - 26.0.0: expected the empty row"
    ),
    (
      ExpectedRow(platform: "tvOS", state: .empty), "fails: missing",
      "tvOS: no row, expected the empty row"
    ),
  ])
  func failsInWordsOfItsOwn(expected: ExpectedRow, short: String, detail: String) {
    let verdict = verdict(rows(expected), on: text)
    #expect(verdict.short == short)
    #expect(verdict.details == detail)
  }

  @Test func wantsEachRowOfAPlatformWrittenTwice() {
    #expect(verdict(rows(row("macOS", from: "10.10")), on: text).short == "fails: differs")
    let verdict = verdict(rows(ExpectedRow(platform: "macOS", state: .empty)), on: text)
    #expect(verdict.details == "OS X: 10.10 -: expected the empty row")
  }

  @Test func takesAnEmptyRowForNoOpenEnd() {
    let page = docc("Holds water.", rows: ["macOS: -"])
    #expect(verdict(rows(ExpectedRow(platform: "macOS", state: .empty)), on: page).short == "holds")
    for expected in [row("macOS", until: "none"), row("macOS")] {
      #expect(verdict(rows(expected), on: page).short == "fails: differs")
    }
  }

  @Test func infersNoPlatformFromAnother() {
    let page = docc("Holds water.", rows: ["iOS: 8.0 -"])
    #expect(verdict(rows(row("iPadOS", from: "8.0")), on: page).short == "fails: missing")
  }

  @Test func namesRowsThatNoOtherShouldBe() {
    let page = docc("Holds water.", rows: ["iOS: 8.0 -", "tvOS: 9.0 -"])
    #expect(verdict(rows(row("iOS"), noOthers: true), on: page).details.hasPrefix("tvOS: 9.0 -"))
    #expect(verdict(rows(row("iOS"), row("tvOS"), noOthers: true), on: page).short == "holds")
  }

  @Test func pointsToTheRowInTheHeader() {
    let verdict = verdict(rows(row("iOS", until: "26.0")), on: text)
    #expect(stretch(text, verdict.evidence.first) == "iOS: 8.0.0 - 26.0.0")
    #expect(verdict.evidence.first?.line == 3)
  }

  @Test(
    arguments: [nil, []] as [[String]?],
    [row("iOS", until: "none"), ExpectedRow(platform: "iOS", state: .absent)])
  func isUnverifiedWithoutAvailability(list: [String]?, expected: ExpectedRow) {
    let verdict = verdict(rows(expected, noOthers: true), on: docc("Holds water.", rows: list))
    #expect(verdict.short == "unverified: no-header")
  }

  @Test func isUnverifiedWithoutHeader() {
    let page = read(text) { $0.sheet.header = nil }
    let expected = ExpectedRow(platform: "tvOS", state: .absent)
    #expect(verdict(rows(expected), ["tank": page]).short == "unverified: no-header")
  }

  @Test func judgesTheHeaderWithoutTheBytes() {
    let page = read(text) { $0.body = nil }
    #expect(verdict(rows(row("iOS", until: "26.0")), ["tank": page]).short == "holds")
  }

  @Test func judgesEachPageByItsOwnHeader() {
    let pages = ["class": read(text, at: "class"), "class/member": unread()]
    let verdict = verdict(rows(row("iOS", until: "26.0"), on: ["class", "class/member"]), pages)
    #expect(verdict.short == "unverified: never-fetched")
    #expect(verdict.reasons.first?.page == id("class/member"))
  }
}
