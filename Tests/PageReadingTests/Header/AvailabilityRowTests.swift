import FactModel
import Testing

@testable import PageReading

@Test(
  arguments: [
    ("iOS: 8.0.0 -", "iOS", "8.0.0", nil), ("iOS: 8.0.0 - 26.0.0", "iOS", "8.0.0", "26.0.0"),
    ("macOS: -", "macOS", nil, nil), ("*: -", "*", nil, nil),
    ("SwiftPM: 4.0.0 - 5.4.0", "SwiftPM", "4.0.0", "5.4.0"),
    ("App Store Connect API: 3.0.0 - 4.3.0", "App Store Connect API", "3.0.0", "4.3.0"),
    ("iOS: 8.0.0 - 100000.0.0", "iOS", "8.0.0", "100000.0.0"), ("iOS: 14.0", "iOS", "14.0", nil),
    ("Xcode: 16.3 -", "Xcode", "16.3", nil), ("tvOS: 9.0.0 - 9.0.0", "tvOS", "9.0.0", "9.0.0"),
    ("Mac Catalyst: 13 - 13.1", "Mac Catalyst", "13", "13.1"),
  ] as [(String, String, String?, String?)])
func readsEveryKnownFormOfARow(
  row: String, platform: String, introduced: String?, until: String?
) throws {
  let read = try #require(try availability([row])?.first)
  #expect(read.platform == platform)
  #expect(read.introduced?.text == introduced)
  #expect(read.until?.text == until)
}

@Test(arguments: [
  "Device Assignment Services ,", "iOS", "", ":", ": 8.0.0 -", "iOS:", "iOS: ", "iOS: - 26.0.0",
  "iOS: 26.0.0 - 8.0.0", "iOS: soon -", "iOS: 8.0.0 - later", "iOS: 8.0.0 - 9.0.0 - 10.0.0",
  "iOS: 1.2.3.4 -", "iOS: 8. -", "iOS: 8.0.0 –", "iOS: 8.0.0 beta -", "i\\nOS: 8.0.0 -",
  "iOS: --", "iOS: 99999999999999999999 -",
])
func refusesARowOfUnknownFormAtItsPlace(row: String) throws {
  let extra = "  \"availability\" : [\n    \"macOS: -\",\n    \"\(row)\"\n  ],\n"
  let error = try #require(headerError(comment(extra)))
  #expect(error.problem == .unexpected)
  #expect((error.line, error.column) == (5, 5))
}

@Test func refusesTwoRowsOfOnePlatform() throws {
  let error = try #require(throws: HeaderError.self) {
    try availability(["iOS: 8.0.0 -", "macOS: -", "iOS: 9.0.0 -"])
  }
  #expect(error.message == "a second row for iOS")
}

@Test func tellsAnAbsentListFromAnEmptyOne() throws {
  #expect(try read(comment())?.header.availability == nil)
  #expect(try read(comment("  \"availability\" : [\n\n  ],\n"))?.header.availability == [])
}

@Test func keepsThePagesOrderOfRows() throws {
  let rows = ["watchOS: 3.0.0 -", "iOS: 8.0.0 -"]
  #expect(try availability(rows)?.map(\.description) == rows)
}
