import FactModel
import SnapshotAdmission
import Testing

@Test func admitsAPageAndSaysWhatItRead() {
  let admission = AdmissionDesk().admission(of: candidate(body()), after: stored)
  guard case .admitted(let page) = admission else {
    Issue.record("not admitted: \(admission)")
    return
  }
  #expect(page.title == "Kite")
  #expect(page.header?.identifier == "/documentation/Kites/Kite")
}

@Test(arguments: ["text/markdown", "text/plain", nil])
func admitsTheMediaTypesThatMarkdownIsServedAs(mediaType: String?) {
  #expect(doubts(candidate(body(), mediaType: mediaType)).isEmpty)
}

@Test func doubtsAnotherMediaType() {
  #expect(doubts(candidate(body(), mediaType: "text/html")) == [.mediaType])
}

@Test(arguments: ["", " \n\t\n"])
func doubtsAnEmptyBodyOfAnyKind(text: String) {
  for kind in PageKind.allCases {
    #expect(doubts(candidate(text, kind: kind)) == [.emptyBody])
  }
}

@Test(arguments: [
  "<!DOCTYPE html>\n<title>x</title>", "<html><body>x", "\u{FEFF}\n <HTML>",
  "<!-- kites --><!doctype html>",
])
func doubtsHTMLInsteadOfMarkdownOnce(text: String) {
  #expect(doubts(candidate(text), after: stored) == [.htmlInstead])
}

@Test func tellsAPageThatScriptsWouldFill() {
  let shell = "<!doctype html><noscript>This page needs JavaScript.</noscript>"
  #expect(doubts(candidate(shell)) == [.notRendered])
}

@Test func takesAHeaderCommentForNoHTML() {
  #expect(doubts(candidate("\n" + body())).isEmpty)
}

@Test func doubtsBytesThatAreNotUTF8() {
  var bytes = candidate(body())
  bytes.body[40] = 0xFF
  #expect(doubts(bytes) == [.invalidUTF8])
  bytes.body[40] = 0
  #expect(doubts(bytes) == [.invalidUTF8])
}

@Test func doubtsAPageWithoutHeader() {
  #expect(doubts(candidate("# Kite\n\nFlies.\n")) == [.noHeader])
}

@Test func tellsADamagedHeaderFromACutOne() {
  #expect(doubts(candidate(body().replacing("\"title\"", with: "title"))) == [.damagedHeader])
  let cut = String(body().prefix(80))
  #expect(doubts(candidate(cut)) == [.truncated, .lostTitle])
}

@Test func doubtsALostTitle() {
  #expect(doubts(candidate(body().replacing("# Kite", with: "Kite"))) == [.lostTitle])
}

@Test func everyDoubtHasAReasonThatVerdictsKnow() {
  let known: Set = ["identity", "damaged", "no-header", "blocked", "not-rendered"]
  #expect(Doubt.Kind.allCases.allSatisfy { known.contains($0.reason) })
}
