import FactModel

/// Reads the words of a comment as a note for this tool.
enum AnnotationReading {
  /// `nil` where the comment is none.
  static func content(of comment: String) -> Annotation.Content? {
    let words = comment.split(whereSeparator: \.isWhitespace).map(String.init)
    let text = words.joined(separator: " ")
    for key in ["fact:", "facts:"] where text.hasPrefix(key) {
      let ids = text.dropFirst(key.count).split { $0 == " " || $0 == "," }.map(String.init)
      return ids.isEmpty ? .malformed(text) : .facts(ids)
    }
    guard text.hasPrefix("docfacts:") else { return nil }
    let rest = words.joined(separator: " ").dropFirst("docfacts:".count).split(separator: " ")
    return waiver(rest.map(String.init)) ?? .malformed(text)
  }

  private static func waiver(_ words: [String]) -> Annotation.Content? {
    guard words.first == "allow" else { return nil }
    let rest = words.dropFirst()
    let rules = rest.prefix { $0 != "until" && $0 != "because" }
    var tail = rest.dropFirst(rules.count)
    var until: Day?
    if tail.first == "until" {
      until = tail.dropFirst().first.flatMap { Day($0) }
      tail = tail.dropFirst(2)
    }
    let reason = tail.first == "because" ? tail.dropFirst().joined(separator: " ") : ""
    let names = rules.flatMap { $0.split(separator: ",").map(String.init) }
    guard !names.isEmpty else { return nil }
    return .waiver(.init(rules: names, until: until, reason: reason.isEmpty ? nil : reason))
  }
}
