import NameSuggesting

/// The platforms that Apple's pages name, as authors and headers write them.
private let platforms = [
  "iOS", "iPadOS", "macOS", "macCatalyst", "Mac Catalyst", "MacCatalyst", "tvOS", "visionOS",
  "watchOS",
]

extension NodeReader where Value == String {
  /// Reads a platform's name. Any is taken but those that are nearly a known one: a misspelt
  /// platform has no row on any page, and `absent` would hold of it.
  static let platform = NodeReader.text(
    "a platform", schema: .text(pattern: nil)
  ) { text throws(TextProblem) in
    guard !platforms.contains(text) else { return text }
    let nearest = nearestName(to: text.platformKey, among: platforms.map(\.platformKey))
    guard let near = platforms.first(where: { $0.platformKey == nearest }) else { return text }
    throw TextProblem("unknown platform '\(text.shortened)'", hint: "did you mean '\(near)'?")
  }
}

extension String {
  /// Equal for spellings of one platform: `Mac Catalyst` and `macCatalyst`.
  var platformKey: String { lowercased().filter { $0 != " " } }
}
