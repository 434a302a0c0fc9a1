import NameSuggesting
import YAMLReading

extension NodeReader where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// Reads one of the words of `Value`; `expected` names it, as in `page kind`.
  static func choice(_ expected: String) -> NodeReader {
    let words = Value.allCases.map(\.rawValue)
    return text("a \(expected)", schema: .choice(words)) { text throws(TextProblem) in
      guard let value = Value(rawValue: text) else {
        throw TextProblem(
          "unknown \(expected) '\(text.shortened)'", hint: suggestion(for: text, among: words))
      }
      return value
    }
  }
}

/// `did you mean 'x'?`, or all that is known where nothing is near.
func suggestion(for word: String, among words: [String]) -> String {
  guard let nearest = nearestName(to: word, among: words) else {
    return "known: \(words.joined(separator: ", "))"
  }
  return "did you mean '\(nearest)'?"
}
