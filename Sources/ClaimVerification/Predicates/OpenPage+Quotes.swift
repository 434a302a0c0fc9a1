import FactModel
import PageReading
import QuoteMatching

extension OpenPage {
  /// That a check needs the page's bytes, and they are not here.
  var reasonForNoText: VerdictReason {
    reason(.notOnThisMachine, "the page's bytes are not on this machine")
  }

  /// Why a quotation could not be judged.
  func reason(_ outcome: QuoteOutcome) -> VerdictReason {
    switch outcome.reason {
    case .damaged: reason(.damaged, "the passage is damaged")
    case .blocked: reason(.blocked, "another page was served in its place")
    case .notRendered: reason(.notRendered, "the page has no text")
    case let other:
      reason(.undecided, "the quotation cannot be judged: \(other?.rawValue ?? "no reason given")")
    }
  }

  /// That a quotation does not stand on the page, with what stands closest.
  func missing(_ outcome: QuoteOutcome) -> Observation {
    let why = outcome.reason.map { " (\($0.rawValue))" } ?? ""
    guard let nearest = outcome.nearest else {
      return .fails([reason(.missing, "the page does not say it\(why)")])
    }
    let evidence = Evidence(
      page: id, digest: read.digest, line: nearest.line, column: nearest.column,
      text: nearest.sentence, how: "nearest")
    return .fails(
      [reason(.missing, "the page does not say it\(why); nearest: \"\(nearest.sentence)\"")],
      [evidence])
  }
}

extension PageText {
  /// Whether the section of a heading is the section of that title or lies within it.
  func stands(_ heading: Int?, below title: String) -> Bool {
    guard var index = heading else { return false }
    while true {
      if FoldedText.isSame(headings[index].text, title) { return true }
      let level = headings[index].level
      guard let parent = headings[..<index].lastIndex(where: { $0.level < level }) else {
        return false
      }
      index = parent
    }
  }
}
