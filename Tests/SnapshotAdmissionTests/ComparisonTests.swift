import FactModel
import SnapshotAdmission
import Testing

@Test func doubtsAPageThatLostItsFooter() {
  #expect(doubts(candidate(body(footer: false)), after: stored) == [.truncated])
}

@Test func admitsAPageWithoutFooterWhereNoneWas() {
  var former = stored
  former.hasFooter = false
  #expect(doubts(candidate(body(footer: false)), after: former).isEmpty)
}

@Test(arguments: [(1025, 1), (4000, 2), (600, 0), (1024, 0)])
func doubtsLessThanHalfOfAPageAboveOneKibibyte(former: Int, size: Int) {
  var predecessor = stored
  predecessor.bytes = former
  let text = String(repeating: "x", count: size * 100)
  let expected: [Doubt.Kind] = size > 0 ? [.shrunk] : []
  #expect(doubts(candidate(body(text: text)), after: predecessor) == expected)
}

@Test func namesBothSizesOfAShrunkPage() {
  var predecessor = stored
  predecessor.bytes = 5000
  let bytes = candidate(body())
  #expect(
    AdmissionDesk().admission(of: bytes, after: predecessor)
      == .doubted([Doubt(.shrunk, "\(bytes.body.count) bytes where 5000 were")]))
}

@Test func admitsEveryPageOverItself() {
  #expect(doubts(candidate(body()), after: stored).isEmpty)
}
