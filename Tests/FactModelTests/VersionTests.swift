import FactModel
import Testing

@Test(arguments: [("18.2", "18.2.0"), ("8", "8.0.0"), ("08.1", "8.1"), ("0", "0.0")])
func versionsAreEqualWhereTheirNumbersAre(left: String, right: String) throws {
  let (one, other) = (try #require(Version(left)), try #require(Version(right)))
  #expect(one == other && !(one < other) && !(other < one))
  #expect(Set([one, other]).count == 1)
}

@Test(arguments: [("18.2", "18.10"), ("9.9.9", "10"), ("26.0", "26.0.1"), ("13.7", "100000.0.0")])
func versionsAreOrderedAsNumbers(lower: String, higher: String) throws {
  let (one, other) = (try #require(Version(lower)), try #require(Version(higher)))
  #expect(one < other && !(other < one) && one != other)
}

@Test(arguments: [
  "", ".", "1.", ".1", "1..2", "1.2.3.4", "v1", "1.0b1", "-1", "+1", " 1", "1 ", "1\n", "1,0",
  "\u{661}", "1234567890", "1.99999999999999999999",
])
func isNoVersion(text: String) { #expect(Version(text) == nil) }

@Test(arguments: ["26.0", "18.2.0", "8", "10.10"])
func aVersionIsWrittenAsItWasFound(text: String) { #expect(Version(text)?.description == text) }

@Test(arguments: [("100000.0.0", true), ("100000", true), ("10.0.0", false), ("99999.9", false)])
func toBeDeprecatedIsNoRealVersion(text: String, isMark: Bool) {
  #expect(Version(text)?.isToBeDeprecated == isMark)
}
