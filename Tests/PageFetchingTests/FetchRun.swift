import FactModel
import HTTP
import PageFetching
import Synchronization
import TestSupport
import Testing

/// A clock that jumps where a run would wait; chance is always in the middle.
final class JumpingClock: Sendable {
  private let state = Mutex((elapsed: Duration.zero, waits: [Duration]()))

  /// All waits so far.
  var waits: [Duration] { state.withLock { $0.waits } }

  /// The clock; its time of day starts on 2026-01-01T00:00:00Z.
  var clock: RunClock {
    RunClock(
      now: { Timestamp(seconds: 1_767_225_600 + self.elapsed.components.seconds) },
      elapsed: { self.elapsed }, sleep: { self.jump($0) }, jitter: { 0.5 })
  }

  private var elapsed: Duration { state.withLock { $0.elapsed } }

  private func jump(_ time: Duration) {
    state.withLock { state in
      state.elapsed += time
      state.waits.append(time)
    }
  }
}

/// The settings of a fetch from a `LoopbackServer`.
struct FetchRun {
  var policy = FetchPolicy()
  var clock = JumpingClock()
  var kind = PageKind.doccMarkdown
  var isStored = false
  var validators: (etag: String?, lastModified: String?) = (nil, nil)
  var politeness = Politeness(pace: .zero, connections: 4)

  func request(_ path: String, base: String) throws -> PageRequest {
    let page = try #require(PageID(rawValue: "test/\(path)"))
    let url = PageAddress.url(base: base, path: path, kind: kind)
    var request = PageRequest(page: page, url: url, kind: kind, base: base, politeness: politeness)
    request.isStored = isStored
    request.validators = Validators(etag: validators.etag, lastModified: validators.lastModified)
    return request
  }

  /// The outcomes of the pages, in the order in which they ended.
  func outcomes(_ paths: [String], base: String) async throws -> [PageOutcome] {
    let fetcher = PageFetcher(userAgent: "docfacts/test", policy: policy, clock: clock.clock)
    var outcomes: [PageOutcome] = []
    try await fetcher.fetch(paths.map { try request($0, base: base) }) { outcome, progress in
      outcomes.append(outcome)
      #expect(progress.done == outcomes.count && progress.total == paths.count)
    }
    return outcomes
  }

  /// The outcome of one page.
  func outcome(_ path: String = "tank", base: String) async throws -> PageOutcome {
    try #require(try await outcomes([path], base: base).first)
  }
}

extension PageOutcome {
  var failure: FetchFailure.Kind? {
    if case .failed(let failure) = result { failure.kind } else { nil }
  }

  var message: String? {
    if case .failed(let failure) = result { failure.message } else { nil }
  }

  var fetched: FetchedPage? {
    if case .fetched(let page) = result { page } else { nil }
  }

  var text: String? { fetched.map { String(decoding: $0.body, as: UTF8.self) } }
}

/// A counter that a server's script may use from all its threads.
final class Counter: Sendable {
  private let value = Mutex(0)

  /// Counts one more and gives the number.
  func next() -> Int {
    value.withLock { value in
      value += 1
      return value
    }
  }
}
