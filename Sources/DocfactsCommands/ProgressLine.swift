import CommandLineParsing
import PageFetching
import Synchronization
import Tracking

/// One line on a terminal that counts pages and the time left, redrawn at most ten times a second.
final class ProgressLine: Sendable {
  private struct State {
    var lastDrawn: Int64 = .min
    var isShown = false
  }

  private let stream: TextStream
  private let isOn: Bool
  private let began: ContinuousClock.Instant = .now
  private let state = Mutex(State())

  /// Draws nothing where nobody watches.
  init(_ stream: TextStream, isQuiet: Bool) {
    self.stream = stream
    isOn = stream.isTerminal && !isQuiet
  }

  func show(_ progress: FetchProgress) {
    guard isOn else { return }
    let elapsed = (ContinuousClock.now - began) / .milliseconds(1)
    let isDue = state.withLock { state in
      let tick = Int64(elapsed / 100)
      guard tick > state.lastDrawn else { return false }
      (state.lastDrawn, state.isShown) = (tick, true)
      return true
    }
    if isDue { stream.write("\r\u{1B}[K" + text(of: progress, after: elapsed)) }
  }

  /// Takes the line away, so that what follows stands alone.
  func clear() {
    guard state.withLock({ $0.isShown }) else { return }
    stream.write("\r\u{1B}[K")
  }

  private func text(of progress: FetchProgress, after milliseconds: Double) -> String {
    var text = "\(progress.done) of \(progress.total) pages"
    if progress.failed > 0 { text += ", \(progress.failed) failed" }
    guard progress.done > 0, progress.done < progress.total else { return text }
    let left = milliseconds / Double(progress.done) * Double(progress.total - progress.done)
    return text + ", " + duration(seconds: Int(left / 1000) + 1) + " left"
  }

  private func duration(seconds: Int) -> String {
    switch seconds {
    case ..<60: "\(seconds) s"
    case ..<3600: "\(seconds / 60) min"
    default: "\(seconds / 3600) h \(seconds / 60 % 60) min"
    }
  }
}
