/// Why it is not known where a pattern matches.
package enum MatchFailure: Error, Equatable, Sendable {
  /// The pattern took more steps than it may.
  case steps
  /// The pattern went back to more places at once than it may.
  case depth
  /// The pattern took more memory than it may, or there was none.
  case memory
  /// A text is not UTF-8.
  case notUTF8
  /// PCRE failed in a way that it does for no pattern and text known here.
  case unexpected(Int)
}

extension MatchFailure: CustomStringConvertible {
  /// A sentence part for people.
  package var description: String {
    switch self {
    case .steps: "the pattern takes more steps than it may"
    case .depth: "the pattern goes back to more places at once than it may"
    case .memory: "the pattern takes more memory than it may"
    case .notUTF8: "the text is not UTF-8"
    case .unexpected(let code): "PCRE's error \(code)"
    }
  }
}
