import Testing

@testable import QuoteMatching

struct ByteSearchTests {
  @Test(arguments: [
    ("aa", "aaaa", [0, 1, 2]), ("ab", "abab", [0, 2]), ("a", "", []), ("abc", "ab", []),
    ("aba", "ababa", [0, 2]), ("", "abc", []), ("c", "abc", [2]),
  ]) func findsOverlappingPlaces(_ needle: String, _ text: String, _ places: [Int]) {
    #expect(ByteSearch(Array(needle.utf8)).places(in: Array(text.utf8)) == places)
  }

  @Test func findsWhatASimpleSearchFindsInTextMadeToDefeatIt() {
    let text = [UInt8](repeating: 0x61, count: 500) + [0x62] + [UInt8](repeating: 0x61, count: 500)
    for needle in [[0x62, 0x61, 0x61], [0x61, 0x61, 0x62], [UInt8](repeating: 0x61, count: 300)] {
      let simple = (0...(text.count - needle.count)).filter {
        text[$0..<($0 + needle.count)].elementsEqual(needle)
      }
      #expect(ByteSearch(needle).places(in: text) == simple)
    }
  }

  @Test(.timeLimit(.minutes(10))) func staysLinearWhereEveryByteMatchesButTheFirst() {
    let text = [UInt8](repeating: 0x61, count: 1_000_000)
    let needle = [0x62] + [UInt8](repeating: 0x61, count: 20_000)
    #expect(ByteSearch(needle).places(in: text).isEmpty)
  }
}
