/// How far a negative reaches.
enum NegativeScope: Int, Comparable {
  /// One page.
  case page
  /// Several pages that are named or were looked at.
  case pages
  /// All that the maker publishes.
  case documentation
  /// Everyone.
  case world

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// The scope in words.
  var phrase: String {
    switch self {
    case .page: "one page"
    case .pages: "several pages"
    case .documentation: "all documentation"
    case .world: "everyone"
    }
  }
}
