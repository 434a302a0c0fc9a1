import ArticleChecking
import ClaimVerification
import FactExtraction
import FactModel
import PageFetching
import QuoteMatching
import Reporting
import Storage

/// Reads from a workspace what a check of articles has to know.
struct CheckingContextReading: Sendable {
  private let tracker: Tracker
  private let evidence: PageEvidenceReading
  private let now: Timestamp

  init(_ tracker: Tracker, now: Timestamp) throws {
    self.tracker = tracker
    self.now = now
    evidence = try PageEvidenceReading(tracker, maxAgeDays: nil)
  }

  /// The context; its pages are read when a check asks for them.
  func context(_ options: CheckOptions) throws -> CheckingContext {
    let facts = try tracker.facts()
    let scope = VerifyScope(maxAgeDays: options.maxAge, writes: false)
    let verdicts =
      facts == FactBase() ? [:] : try tracker.judged(scope, now: now).factVerdicts
    return CheckingContext(
      index: try index(), facts: facts, verdicts: verdicts, today: now.day, options: options,
      page: { state(of: $0) }, earlier: { earlier($0) })
  }

  private func index() throws -> PageIndex {
    PageIndex(
      try tracker.sources.sources.flatMap { source in
        let store = SnapshotStore(tracker.workspace, of: source)
        return try source.pages.map { page in
          ListedPage(
            page, of: source, try store.metadata(of: page.id),
            try tracker.sheets.sheet(of: page.id))
        }
      })
  }

  private func state(of page: PageID) -> PageState {
    do {
      switch try evidence.evidence(of: page) {
      case .unread(let unread):
        return .unread(VerdictReason(unread.code, on: page, unread.detail))
      case .read(let read):
        let (text, doubt) = read.opened(as: page, now: now)
        return doubt.map(PageState.unread) ?? .read(checkedPage(page, read, text))
      }
    } catch {
      return .unread(VerdictReason(.damaged, on: page, "\(error)"))
    }
  }

  private func checkedPage(
    _ page: PageID, _ read: ReadPage, _ text: QuotablePage?
  ) -> CheckedPage {
    let address = tracker.source(of: page).map {
      PageAddress.url(base: $0.base, path: page.path, kind: $0.kind)
    }
    let missing = VerdictReason(.notOnThisMachine, on: page, "its bytes are not here")
    return CheckedPage(
      sheet: read.sheet, text: text.map(CheckedPage.Text.quotable) ?? .missing(missing),
      url: address ?? page.rawValue, fetched: read.fetched.day,
      checked: evidence.checks.days(of: page) + [read.checked?.day].compactMap(\.self),
      revised: read.revised, evidenceClass: EvidenceClass(ofTextOn: page, read.kind),
      staleAfter: read.staleAfter)
  }

  /// Where git cannot tell, nothing is said of the past.
  private func earlier(_ page: PageID) -> [EarlierPage] {
    var past = try? PastSnapshots(tracker)
    return (try? past?.earlier(than: page)) ?? []
  }
}

extension ListedPage {
  fileprivate init(
    _ page: WatchedPage, of source: Source, _ metadata: SnapshotMetadata?, _ sheet: FactSheet?
  ) {
    let url = PageAddress.url(base: source.base, path: page.id.path, kind: source.kind)
    self.init(
      id: page.id, kind: source.kind,
      evidenceClass: EvidenceClass(ofTextOn: page.id, source.kind),
      titles: [sheet?.header?.title, sheet?.title, page.title].compactMap(\.self),
      identifier: sheet?.header?.identifier, role: sheet?.header?.role,
      addresses: [url, metadata?.url, metadata?.finalURL].compactMap(\.self))
  }
}

extension VerificationReport {
  /// The verdicts and standings as an article's facts are told by.
  fileprivate var factVerdicts: [FactID: FactVerdict] {
    Dictionary(
      claims.map { outcome in
        let verdict = outcome.verdict
        return (
          outcome.claim.id,
          FactVerdict(
            verdict.state, since: outcome.since.day, reasons: verdict.reasons,
            evidenceClass: verdict.evidenceClass)
        )
      }, uniquingKeysWith: { first, _ in first })
  }
}
