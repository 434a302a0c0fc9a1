import FactModel

/// What an extraction did; every watched page is in one of the counts.
public struct ExtractionSummary: Sendable {
  /// Pages whose sheet was written, sorted.
  public private(set) var read: [PageID] = []
  /// How many sheets were up to date.
  public private(set) var upToDate = 0
  /// Watched pages of which nothing is stored, sorted.
  public private(set) var neverFetched: [PageID] = []
  /// Pages that could not be read, each with its reason, sorted.
  public private(set) var failed: [RunRecord.Failure] = []

  /// Whether every watched page has a sheet of what is stored.
  public var isComplete: Bool { failed.isEmpty && neverFetched.isEmpty }

  mutating func take(_ page: PageID, _ reading: PageExtraction.Reading) {
    switch reading {
    case .neverFetched: neverFetched.append(page)
    case .upToDate: upToDate += 1
    case .read: read.append(page)
    case .failed(let reason): failed.append(.init(page: page, reason: reason))
    }
  }

  /// The failures a line each, then the counts.
  public var text: String {
    let lines =
      failed.map { "failed \($0.page): \($0.reason)" } + [
        "extracted \(read.count) pages, \(upToDate) up to date, "
          + "\(neverFetched.count) never-fetched, \(failed.count) failed"
      ]
    return lines.map { $0 + "\n" }.joined()
  }
}
