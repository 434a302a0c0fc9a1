import FactModel
import QuoteMatching

/// A predicate, prepared to be judged on one page after the other.
protocol PageCheck: Sendable {
  /// The pages that it speaks of.
  var pages: [PageID] { get }
  /// Why it shows nothing, whatever the pages say.
  var fault: VerdictReason? { get }
  /// Whether it can judge a page of which the server says that it is gone.
  var judgesGonePages: Bool { get }

  /// What kind of source a page is for it.
  func evidenceClass(of page: PageID, _ kind: PageKind) -> EvidenceClass
  /// What a page shows that is sound, and fresh, and the right one.
  func observation(on page: OpenPage) -> Observation
  /// What the pages show together.
  func combined(_ observations: [Observation]) -> Observation
}

extension PageCheck {
  var fault: VerdictReason? { nil }

  var judgesGonePages: Bool { false }

  func evidenceClass(of page: PageID, _ kind: PageKind) -> EvidenceClass {
    EvidenceClass(ofTextOn: page, kind)
  }

  /// Each page is judged alone, and all must show it.
  func combined(_ observations: [Observation]) -> Observation { .all(observations) }
}

extension EvidenceClass {
  /// The class of what a page says in its text.
  package init(ofTextOn page: PageID, _ kind: PageKind) {
    let folders = page.path.utf8.split(separator: UInt8(ascii: "/")).dropLast()
    switch kind {
    case .archiveHTML: self = .archive
    case .html: self = .guide
    case .doccMarkdown, .doccJSON:
      self = folders.contains { $0.elementsEqual("technotes".utf8) } ? .technote : .reference
    }
  }
}
