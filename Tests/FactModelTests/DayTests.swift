import FactModel
import Testing

@Test(arguments: [
  ("1970-01-01", 0), ("1969-12-31", -1), ("2000-02-29", 11_016), ("2026-10-11", 20_737),
  ("0000-01-01", -719_528), ("9999-12-31", 2_932_896),
])
func aDayIsCountedFrom1970(text: String, number: Int) {
  #expect(Day(text)?.number == number)
  #expect(Day(number: number).description == text)
}

@Test(arguments: [
  "2024-02-30", "2023-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "2026-01-00",
  "2026-1-1", "26-01-01", "2026-01-01T", " 2026-01-01", "2026/01/01", "20260101", "-026-01-01",
  "+026-01-01", "\u{662}026-01-01", "2026-01-0\u{661}", "", "--", "2026-01-011",
])
func isNoDay(text: String) { #expect(Day(text) == nil) }

@Test func everyDayOfFourCenturiesReadsBackAndFollowsTheOneBefore() {
  var wrong: [Int] = []
  var former: Day?
  for number in -719_528..<(-719_528 + 146_097) + 1 {
    let day = Day(number: number)
    if Day(day.description) != day || former.map({ $0 < day }) == false { wrong.append(number) }
    former = day
  }
  #expect(wrong == [])
}
