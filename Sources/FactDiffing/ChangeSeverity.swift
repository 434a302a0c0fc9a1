/// How much a change asks of a reader.
package enum ChangeSeverity: String, Codable, CaseIterable, Comparable, Sendable {
  /// A statement that authors rely on is likely to be wrong now.
  case loud
  /// The page says something else, more or less.
  case normal
  /// Known to come and go without meaning: footers, letter case of links, floating bounds.
  case noise

  /// The louder first.
  package static func < (left: ChangeSeverity, right: ChangeSeverity) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .loud: 0
    case .normal: 1
    case .noise: 2
    }
  }
}
