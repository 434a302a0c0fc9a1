import FactModel

/// How long a server asks to be left alone (RFC 9110, 10.2.3).
enum RetryAfter {
  /// The wait that a `Retry-After` value of seconds or a date asks for, not below zero; `nil` where
  /// it is neither.
  static func wait(_ value: String?, now: Timestamp) -> Duration? {
    guard let value, !value.isEmpty else { return nil }
    if value.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      return .seconds(min(Int64(value) ?? longest, longest))
    }
    guard let moment = HTTPDate.read(value, now: now) else { return nil }
    return .seconds(max(0, moment.seconds - now.seconds))
  }

  /// About 300 years: numbers above it, and those too large to be read, count as this.
  private static let longest: Int64 = 10_000_000_000
}
