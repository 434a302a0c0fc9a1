import ClaimVerification
import Digesting
import FactExtraction
import FactModel
import HandoffSite

/// The whole dataset, judged on pages of our own.
struct DatasetRun {
  /// The claims' verdicts, by id.
  let verdicts: [FactID: Verdict]
  /// The questions of which a watch saw something.
  let candidates: Set<FactID>
  /// The states add up to the claims.
  let tally: VerdictTally

  /// Judges the dataset's facts on the pages; `unread` says of a page why it was not read.
  init(
    _ dataset: Dataset, on pages: HandoffPages?,
    unread: [PageID: VerdictReason.Code] = [:]
  ) throws {
    let judgement = try ClaimJudge(now: Self.day).judgement(of: dataset.facts) { id in
      let source = dataset.sources.source(of: id)
      if let code = unread[id] ?? (pages == nil ? .neverFetched : nil) {
        return PageEvidence.unread(UnreadPage(kind: source.kind, code, "as the test has it"))
      }
      guard let body = pages?.bodies[id] else {
        return .unread(UnreadPage(kind: source.kind, .notFound, "no server has it"))
      }
      return try Self.read(id, of: source, Array(body.utf8))
    }
    verdicts = Dictionary(
      uniqueKeysWithValues: judgement.claims.map { ($0.claim, $0.verdict) })
    candidates = Set(judgement.questions.filter(\.isCandidate).map(\.question))
    tally = judgement.tally
  }

  /// The day of the articles' later pass.
  private static let day = Timestamp(seconds: 1_791_676_800)

  /// What an update makes of a body: a fact sheet, or the reason why it is none.
  private static func read(
    _ id: PageID, of source: Source, _ body: [UInt8]
  ) throws -> PageEvidence {
    let digest = Digest(ofBlob: body)
    let sheet: FactSheet
    do {
      sheet = try FactExtractor().factSheet(
        page: id, kind: source.kind, digest: digest, body: body)
    } catch {
      return .unread(
        UnreadPage(kind: source.kind, .notRendered, "\(error)", digest: digest, fetched: day))
    }
    return .read(
      ReadPage(
        kind: source.kind, digest: digest, fetched: day, checked: day,
        staleAfter: source.checkEvery,
        expectedTitle: source.pages.first { $0.id == id }?.title, revised: sheet.revised,
        sheet: sheet, body: body))
  }
}

extension SourceList {
  /// The source of a watched page.
  fileprivate func source(of page: PageID) -> Source {
    guard let source = sources.first(where: { $0.id == page.source }) else {
      preconditionFailure("every page of the dataset has a source: \(page)")
    }
    return source
  }
}
