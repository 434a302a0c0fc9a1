import FactModel

/// What a fetch did, page by page where it matters.
public struct FetchSummary: Sendable {
  /// The line that was written to the run log.
  public let run: RunRecord
  /// Every page that was asked for.
  let asked: Set<PageID>

  /// Pages whose stored bytes are new, sorted.
  public var changed: [PageID] { run.sources.flatMap(\.changed).sorted() }
  /// Pages that could not be read, each with its reason, sorted.
  public var failed: [RunRecord.Failure] {
    run.sources.flatMap(\.failed).sorted { $0.page < $1.page }
  }
  /// Pages that the server says are gone, sorted.
  public var gone: [PageID] { run.sources.flatMap(\.gone).sorted() }
  /// Pages confirmed to be as stored.
  public var unchanged: Int { run.sources.map(\.unchanged).reduce(0, +) }
  /// Whether at least one page was asked for, and none failed or is gone.
  public var isComplete: Bool {
    failed.isEmpty && gone.isEmpty && unchanged + changed.count > 0
  }

  /// The failed and gone pages a line each, then the counts; every page asked for is in one count.
  public var text: String {
    let total = unchanged + changed.count + gone.count + failed.count
    let lines =
      failed.map { "failed \($0.page): \($0.reason)" } + gone.map { "gone \($0)" } + [
        "fetched \(total) pages: \(changed.count) changed, \(unchanged) unchanged, "
          + "\(gone.count) gone, \(failed.count) failed"
      ]
    return lines.map { $0 + "\n" }.joined()
  }
}
