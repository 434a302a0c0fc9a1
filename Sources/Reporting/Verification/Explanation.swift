import FactModel

/// All that stands behind a claim or a question: the chain from it to the bytes, and who relies on
/// it.
package struct Explanation: Encodable, Sendable {
  package var schema = 1
  /// The claim or question.
  package var id: FactID
  /// What it states or asks.
  package var says: String
  /// Where it is written down.
  package var writtenAt: String
  /// The days on which a person saw it.
  package var recorded: [Day]
  /// The verdict, or a question's standing.
  package var standing: String
  /// Since when it stands so.
  package var since: Timestamp?
  /// What kind of source it rests on.
  package var evidenceClass: EvidenceClass?
  /// Why it is not `holds`.
  package var reasons: [VerdictReason]
  /// The pages it was judged on, each with the way to its bytes.
  package var pages: [PageTrail]
  /// The places on the pages that show it.
  package var evidence: [EvidenceTrail]
  /// What no machine can check, a line each.
  package var records: [String]
  /// What it rests on.
  package var restsOn: [FactID]
  /// Claims and questions that rely on it, sorted.
  package var reliedOnBy: [FactID]
  /// Lines of articles that rely on it, sorted.
  package var articleLines: [String]
  /// How it stood before, the oldest first.
  package var history: [HistoryRecord]

  /// An explanation of the given parts.
  package init(
    id: FactID, says: String, writtenAt: String, recorded: [Day], standing: String,
    since: Timestamp?, evidenceClass: EvidenceClass?, reasons: [VerdictReason],
    pages: [PageTrail], evidence: [EvidenceTrail], records: [String], restsOn: [FactID],
    reliedOnBy: [FactID], articleLines: [String], history: [HistoryRecord]
  ) {
    self.id = id
    self.says = says
    self.writtenAt = writtenAt
    self.recorded = recorded
    self.standing = standing
    self.since = since
    self.evidenceClass = evidenceClass
    self.reasons = reasons
    self.pages = pages
    self.evidence = evidence
    self.records = records
    self.restsOn = restsOn
    self.reliedOnBy = reliedOnBy
    self.articleLines = articleLines
    self.history = history
  }
}

/// The way from a page to its bytes.
package struct PageTrail: Encodable, Sendable {
  package var page: PageID
  package var url: String?
  package var fetched: Timestamp?
  package var checked: Timestamp?
  package var etag: String?
  package var lastModified: String?
  package var digest: Digest?
  /// Where the body lies below the workspace.
  package var body: String?
  /// The version of the extractor that read the sheet.
  package var extractor: Int?
  /// The commit that last changed the snapshot.
  package var commit: String?

  /// A trail that ends where nothing was stored.
  package init(page: PageID) { self.page = page }
}

/// A place on a page, with the bytes it stands in.
package struct EvidenceTrail: Encodable, Sendable {
  private let evidence: EncodedEvidence

  /// The trail of the evidence.
  package init(_ evidence: Evidence) { self.evidence = EncodedEvidence(evidence) }

  package func encode(to encoder: any Encoder) throws { try evidence.encode(to: encoder) }

  /// Place, bytes and words, on a line.
  var text: String {
    let place = evidence.line.map { ":\($0):\(evidence.column ?? 1)" } ?? ""
    let bytes = evidence.start.map { ", bytes \($0)..<\(evidence.end ?? $0)" } ?? ""
    return "\(evidence.page)\(place)\(bytes): \(evidence.how): \(evidence.text)"
  }
}
