import FactModel
import Testing

@testable import PageFetching

struct HTTPDateTests {
  private let now = Timestamp(seconds: 1_767_225_600)  // 2026-01-01

  @Test(arguments: [
    "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
  ])
  func readsTheThreeForms(text: String) {
    #expect(HTTPDate.read(text, now: now) == Timestamp("1994-11-06T08:49:37Z"))
  }

  @Test func takesAShortYearForOneWithinFiftyYears() {
    let years = ["76", "77", "26"].map { short in
      HTTPDate.read("Sunday, 06-Nov-\(short) 08:49:37 GMT", now: now)?.day.civil.year
    }
    #expect(years == [2076, 1977, 2026])
  }

  @Test(arguments: [
    "", "soon", "Sun, 30 Feb 2025 08:49:37 GMT", "Sun, 06 Nov 1994 08:49:37 +0000",
    "Sun, 06 Nov 1994 24:00:00 GMT", "Sun, 6 Nov 1994 08:49:37 GMT",
    "sun, 06 nov 1994 08:49:37 GMT",
    "Sun, 06 Nov 94 08:49:37 GMT", "Sun, 06 Nov 1994 8:49:37 GMT", "1994-11-06T08:49:37Z",
    "Sunday, 06-Nov-1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49 GMT",
    "Xxx, 06 Nov 1994 08:49:37 GMT",
    "Sun, +6 Nov 1994 08:49:37 GMT", "-1",
  ])
  func readsNothingElse(text: String) {
    #expect(HTTPDate.read(text, now: now) == nil)
  }

  @Test func waitsNotAtAllUntilAMomentThatIsPast() {
    #expect(RetryAfter.wait("Sun, 06 Nov 1994 08:49:37 GMT", now: now) == .zero)
    #expect(RetryAfter.wait("0", now: now) == .zero)
    #expect(RetryAfter.wait(nil, now: now) == nil)
    #expect(RetryAfter.wait("1.5", now: now) == nil)
    #expect(RetryAfter.wait("", now: now) == nil)
  }
}
