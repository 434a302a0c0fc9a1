import NameSuggesting

/// Finds near names for "did you mean" as long as that stays cheap.
///
/// A file may hold very many wrong names, and each would be compared with every known one.
struct NameHints {
  /// How many pairs of bytes may still be compared.
  private var work = 20_000_000

  /// The known name that `word` was probably meant to be.
  mutating func nearest(to word: String, among names: [String]) -> String? {
    guard work > 0 else { return nil }
    let longest = word.utf8.count + 20
    work -= word.utf8.count * names.reduce(0) { $0 + min($1.utf8.count, longest) }
    return nearestName(to: word, among: names)
  }

  /// `did you mean 'x'?`, or `nil` where nothing is near.
  mutating func hint(for word: String, among names: [String]) -> String? {
    nearest(to: word, among: names).map { "did you mean '\($0)'?" }
  }
}
