import ClaimVerification
import FactExtraction
import FactModel
import Storage

/// Finds for each page what there is of it for claims to be judged by.
struct PageEvidenceReading {
  private let tracker: Tracker
  let checks: CheckTimes
  private let maxAgeDays: Int?

  init(_ tracker: Tracker, maxAgeDays: Int?) throws {
    self.tracker = tracker
    self.maxAgeDays = maxAgeDays
    checks = try tracker.checkTimes()
  }

  /// The page as stored; one that is not watched, was never fetched or cannot be believed is unread.
  func evidence(of page: PageID) throws -> PageEvidence {
    guard let source = tracker.source(of: page) else {
      return .unread(UnreadPage(kind: .html, .neverFetched, "no source has such a page"))
    }
    let store = SnapshotStore(tracker.workspace, of: source)
    switch try store.state(of: page) {
    case .none:
      return .unread(UnreadPage(kind: source.kind, .neverFetched, "nothing of it is stored"))
    case .damaged(let metadata, _):
      return unread(metadata, of: source, .damaged, "the stored bytes are not those fetched")
    case .missingBody(let metadata): return try evidence(of: metadata, body: nil, source)
    case .sound(let metadata, let body): return try evidence(of: metadata, body: body, source)
    }
  }

  private func evidence(
    of metadata: SnapshotMetadata, body: [UInt8]?, _ source: Source
  ) throws -> PageEvidence {
    if let (code, detail) = checks.failures[metadata.page].flatMap(doubt) {
      return unread(metadata, of: source, code, detail)
    }
    switch try sheet(of: metadata, body: body, source) {
    case .failure(let error): return unread(metadata, of: source, error.code, error.detail)
    case .success(let sheet):
      return .read(
        ReadPage(
          kind: source.kind, digest: metadata.digest, fetched: metadata.fetched,
          checked: checks[metadata.page], gone: metadata.gone,
          staleAfter: [source.checkEvery, maxAgeDays].compactMap(\.self).min(),
          expectedTitle: source.pages.first { $0.id == metadata.page }?.title,
          revised: sheet.revised, sheet: sheet, body: body, charset: metadata.charset))
    }
  }

  private struct SheetProblem: Error {
    var code: VerdictReason.Code
    var detail: String
  }

  /// The sheet of these bytes: the stored one where it is, else what the bytes say now.
  private func sheet(
    of metadata: SnapshotMetadata, body: [UInt8]?, _ source: Source
  ) throws -> Result<FactSheet, SheetProblem> {
    if let sheet = try tracker.sheets.sheet(of: metadata.page),
      sheet.snapshot == metadata.digest, sheet.extractor == FactExtractor.version
    {
      return .success(sheet)
    }
    guard let body else {
      return .failure(
        SheetProblem(code: .notOnThisMachine, detail: "neither bytes nor a sheet of them"))
    }
    do throws(ExtractionError) {
      return .success(try source.factSheet(metadata, body))
    } catch {
      return .failure(SheetProblem(code: error.verdictCode, detail: "\(error)"))
    }
  }

  private func unread(
    _ metadata: SnapshotMetadata, of source: Source, _ code: VerdictReason.Code, _ detail: String
  ) -> PageEvidence {
    .unread(
      UnreadPage(
        kind: source.kind, code, detail, digest: metadata.digest, fetched: metadata.fetched,
        checked: checks[metadata.page]))
  }

  /// What a failed last check says about the stored bytes: a server that did not answer says
  /// nothing, one that served something else in the page's place does.
  private func doubt(_ failure: String) -> (VerdictReason.Code, String)? {
    let word = String(failure.prefix { $0 != ":" })
    let code = word == "wrong-media-type" ? .blocked : VerdictReason.Code(rawValue: word)
    guard let code, Self.doubts.contains(code) else { return nil }
    return (code, "at its last check: \(failure)")
  }

  private static let doubts: Set<VerdictReason.Code> = [
    .blocked, .notRendered, .noHeader, .damaged, .identity,
  ]
}

extension ExtractionError {
  /// Why a page whose bytes cannot be read keeps claims from being judged.
  fileprivate var verdictCode: VerdictReason.Code {
    switch self {
    case .noHeader: .noHeader
    case .damagedHeader, .notUTF8, .unreadable: .damaged
    case .noTitle, .identity: .identity
    case .unsupported: .notRendered
    }
  }
}
