import FactModel
import Testing

@Test(
  arguments: [
    ("1970-01-01T00:00:00Z", 0), ("1969-12-31T23:59:59Z", -1), ("1969-12-31T00:00:00Z", -86_400),
    ("2026-10-11T05:00:00Z", 1_791_694_800), ("2000-02-29T23:59:59Z", 951_868_799),
  ] as [(String, Int64)])
func aMomentIsCountedFrom1970(text: String, seconds: Int64) {
  #expect(Timestamp(text)?.seconds == seconds)
  #expect(Timestamp(seconds: seconds).description == text)
}

@Test(arguments: [
  "2026-10-11", "2026-10-11T05:00:00", "2026-10-11T05:00:00+00:00", "2026-10-11 05:00:00Z",
  "2026-10-11T24:00:00Z", "2026-10-11T05:60:00Z", "2026-10-11T23:59:60Z", "2026-02-30T00:00:00Z",
  "2026-10-11T05-00-00Z", "2026-10-11T+5:00:00Z", "2026-10-11t05:00:00z", "",
  "2026-10-11T\u{301}:00:00Z", "\u{e9}26-10-11T05:00:0Z",
])
func isNoMoment(text: String) { #expect(Timestamp(text) == nil) }

@Test(arguments: [("1969-12-31T23:59:59Z", "1969-12-31"), ("2026-10-11T23:59:59Z", "2026-10-11")])
func aMomentHasItsDayInUTC(text: String, day: String) {
  #expect(Timestamp(text)?.day == Day(day))
}

@Test(arguments: [Int64.min, Int64.min + 1, -86_401, Int64.max])
func noMomentIsTooFarToBeWritten(seconds: Int64) {
  #expect(Timestamp(seconds: seconds).description.utf8.last == UInt8(ascii: "Z"))
}
