import FactDiffing
import FactModel
import Testing

struct AvailabilityTests {
  private func kinds(_ old: [String]?, _ new: [String]?) -> [String] {
    changes(from: sheet(rows: old), to: sheet(rows: new)).map {
      "\($0.severity) \($0.kind.rawValue) \($0.subject.joined(separator: ","))"
    }
  }

  @Test func upperBoundThatAppearsIsLoudAndNamesAllItsPlatforms() {
    let found = changes(
      from: sheet(rows: ["iOS: 8.0.0 -", "iPadOS: 8.0.0 -", "macOS: 10.10.0 -"]),
      to: sheet(rows: ["iOS: 8.0.0 - 26.0.0", "iPadOS: 8.0.0 - 26.0.0", "macOS: 10.10.0 -"]))
    #expect(
      found == [
        Change(
          .upperBoundAppeared, of: id("tank"), .loud, subject: ["iOS", "iPadOS"], after: "26.0.0")
      ])
  }

  @Test(arguments: [
    ("iOS: 8.0 - 18.4", "iOS: 8.0 - 27.0", "noise availability.upper-bound-floated iOS"),
    ("iOS: 8.0 - 27.0", "iOS: 8.0 - 18.4", "loud availability.upper-bound-moved iOS"),
    ("iOS: 8.0 - 100000.0.0", "iOS: 8.0 - 26.0", "loud availability.upper-bound-moved iOS"),
    ("iOS: 8.0 - 26.0", "iOS: 8.0 - 100000.0.0", "loud availability.upper-bound-moved iOS"),
    ("iOS: 8.0 - 26.0", "iOS: 8.0 -", "loud availability.upper-bound-vanished iOS"),
    ("iOS: 8.0 - 26.0", "iOS: 8.0 - 26.0.0", "noise availability.version-respelled iOS"),
    ("iOS: 18.2 -", "iOS: 18.10 -", "loud availability.introduced-changed iOS"),
    ("iOS: 8.0 -", "iOS: -", "loud availability.introduced-vanished iOS"),
    ("iOS: -", "iOS: 8.0 -", "normal availability.introduced-appeared iOS"),
    (
      "Mac Catalyst: 13.1 -", "macCatalyst: 13.1 -",
      "noise availability.platform-respelled macCatalyst"
    ),
  ])
  func tellsChangesOfARowApart(old: String, new: String, expected: String) {
    #expect(kinds([old], [new]) == [expected])
  }

  @Test func emptyRowIsOtherThanNoRowAndNoRowsAreOtherThanNoList() {
    #expect(kinds([], ["macOS: -"]) == ["normal availability.platform-added macOS"])
    #expect(kinds(["macOS: -"], []) == ["normal availability.platform-removed macOS"])
    #expect(kinds(["macOS: 12.0 -"], []) == ["loud availability.platform-removed macOS"])
    #expect(kinds(nil, []) == ["normal availability.list-appeared "])
    #expect(kinds([], nil) == ["loud availability.list-vanished "])
  }

  @Test func orderOfRowsIsNoise() {
    let rows = ["iOS: 8.0 -", "macOS: 12.0 -"]
    #expect(kinds(rows, rows.reversed()) == ["noise availability.reordered "])
  }

  @Test func platformNamedTwiceIsPairedByItsEqualRowFirst() {
    #expect(
      kinds(["Xcode: 15.0 -", "Xcode: 16.0 -"], ["Xcode: 16.0 -"])
        == ["loud availability.platform-removed Xcode"])
  }
}
