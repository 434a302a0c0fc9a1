import FactModel
import SnapshotAdmission
import Testing

@Test(arguments: [
  ("/documentation/Foundation/NSUserActivity/userInfo", "foundation/nsuseractivity/userinfo"),
  ("/documentation/Foundation/NSUserActivity/userInfo", "nsuseractivity/userinfo"),
  ("/documentation/Kites", "kites"), ("/documentation/Kites", "documentation/kites"),
  ("/documentation/Kites/Kite", "tutorials/data/documentation/kites/kite"),
  ("/tutorials/Kites/Start", "tutorials/data/tutorials/kites/start"),
  ("/design/Human-Kite-Guidelines/strings", "human-kite-guidelines/strings"),
  ("/documentation/Kites/Kite/.._(_:_:)", "kites/kite/'.._(_:_:)"),
  ("/documentation/Kites/Kite/...(_:)-854m8", "kites/kite/'...(_:)-854m8"),
  ("/documentation/Kites/Kite/fly(_:)-fryj", "kites/kite/fly(_:)-fryj"),
  ("/documentation/Kites/flying-a-kite's-tail", "kites/flying-a-kite's-tail"),
  ("/documentation/Kites/kite-atoms", "kites/kite_atoms"),
])
func takesAnIdentifierForItsPath(identifier: String, path: String) {
  #expect(doubts(candidate(body(identifier: identifier), path: path)).isEmpty)
}

@Test(arguments: [
  ("/documentation/Kites/Balloon", "kites/kite"), ("/documentation/Kites", "kites/kite"),
  ("/documentation/Balloons/Kite", "kites/kite"),
  ("/documentation/Kites/Kite/fly(_:)-fryj", "kites/kite/fly(_:)-8kn7a"),
  ("/documentation/Kites/Kite/fly(_:)", "kites/kite/fly(_:_:)"), ("/", "kites/kite"),
  ("", "kites/kite"), ("/documentation", "kites"), ("/documentation/Kites/RedKite", "kites/kite"),
])
func doubtsAnIdentifierOfAnotherPath(identifier: String, path: String) {
  #expect(doubts(candidate(body(identifier: identifier), path: path)) == [.otherPage])
}

@Test func admitsACopyUnderAnotherNameWhereItsTitleIsWatched() {
  #expect(doubts(candidate(body(), path: "flat-kite", watchedTitle: "Kite")).isEmpty)
}

@Test func admitsACopyUnderAnotherNameAgain() {
  #expect(doubts(candidate(body(), path: "flat-kite"), after: stored).isEmpty)
}

@Test func doubtsAnotherTitleThanTheWatchedOne() {
  #expect(doubts(candidate(body(), watchedTitle: "Flying")) == [.otherTitle])
}

@Test func doubtsAHeaderOverAnotherBody() {
  let mixed = body().replacing("# Kite", with: "# Balloon")
  #expect(doubts(candidate(mixed)) == [.titlesDiffer])
}

@Test func takesARenamedPageForTheSame() {
  #expect(doubts(candidate(body(title: "Kite (legacy)")), after: stored).isEmpty)
}

@Test func doubtsASiblingInThePagesPlace() {
  let sibling = body(title: "Tail", identifier: "/documentation/Kites/Tail")
  #expect(doubts(candidate(sibling), after: stored) == [.otherPage, .replaced])
}

@Test func takesAnotherCaseOfTheIdentifierForTheSame() {
  #expect(doubts(candidate(body(identifier: "/documentation/kites/Kite")), after: stored).isEmpty)
}
