import FactModel

extension NodeReader where Value == ExpectedRow.Bound {
  /// Reads a version, or the word that says that none stands there.
  static let bound = NodeReader.text(
    "a version such as '26.0', or 'none'",
    schema: .version(pattern: "^(none|[0-9]{1,9}(\\.[0-9]{1,9}){0,2})$")
  ) { text throws(TextProblem) in
    if text == "none" { return .none }
    guard let version = Version(text) else {
      throw TextProblem("expected a version such as '26.0', or 'none', found '\(text.shortened)'")
    }
    return .version(version)
  }
}
