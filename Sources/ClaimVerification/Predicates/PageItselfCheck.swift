import FactModel
import PageReading
import QuoteMatching

/// What is claimed of each page as such: that it exists, its title, revision date, that it is an
/// abstract only.
struct PageItselfCheck: PageCheck {
  let predicate: PagePredicate

  var pages: [PageID] { predicate.scope.pages }

  var judgesGonePages: Bool { predicate.exists != nil }

  func observation(on page: OpenPage) -> Observation {
    var parts: [Observation] = []
    if let exists = predicate.exists { parts.append(existence(of: page, expected: exists)) }
    if let reason = page.goneReason {
      // Of a page that is gone nothing else can be said.
      return .all(claimsMore ? parts + [.unverified(reason)] : parts)
    }
    if let expected = predicate.title { parts.append(title(of: page, expected: expected)) }
    if let expected = predicate.revised { parts.append(revision(of: page, expected: expected)) }
    if let isOnly = predicate.abstractOnly {
      parts.append(isOnly ? page.abstractOnly : page.notAbstractOnly)
    }
    return .all(parts)
  }

  private var claimsMore: Bool {
    predicate.title != nil || predicate.revised != nil || predicate.abstractOnly != nil
  }

  private func existence(of page: OpenPage, expected: Bool) -> Observation {
    let gone = page.goneReason
    let evidence = page.evidence(gone?.detail ?? page.sheet.title, at: nil, how: "existence")
    guard expected == (gone == nil) else {
      return .fails([page.reason(.existence, gone?.detail ?? "the page is there")], [evidence])
    }
    return .holds([evidence])
  }

  private func title(of page: OpenPage, expected: String) -> Observation {
    let title = page.sheet.title
    let evidence = page.evidence(title, at: page.titlePlace, how: "title")
    guard !FoldedText.isSame(title, expected) else { return .holds([evidence]) }
    return .fails(
      [page.reason(.differs, "titled \"\(title)\", expected \"\(expected)\"")], [evidence])
  }

  private func revision(of page: OpenPage, expected: Day) -> Observation {
    guard let revised = page.read.revised else {
      return .unverified(page.reason(.undecided, "the page states no revision date"))
    }
    let evidence = page.evidence("\(revised)", at: nil, how: "revised")
    guard revised != expected else { return .holds([evidence]) }
    return .fails(
      [page.reason(.differs, "revised on \(revised), expected \(expected)")], [evidence])
  }
}

extension OpenPage {
  fileprivate var titlePlace: Range<Int>? {
    guard let offset = text?.page.headings.first?.offset else { return nil }
    return offset..<offset
  }
}
