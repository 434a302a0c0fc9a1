import FactModel

/// The keys that every check with a pattern has.
enum PatternKeys {
  static let pattern = Key.required(
    "pattern", "The regular expression in PCRE's syntax.",
    NodeReader.text("a regular expression").placed, standIn: .standIn(""))

  /// For a check that holds where nothing is found.
  static let control = Key.required(
    "control", controlSummary, texts, standIn: [], why: whyControl)

  /// For a check that holds where something is found.
  static let possibleControl = Key.optional("control", controlSummary, texts, else: [])

  static let nearMiss = Key.optional(
    "near-miss", "A text, or several, close to its mark that the pattern must not match.", texts,
    else: [])

  static let parts = Key.optional(
    "in", "The parts of the page that are searched; all of them if left out.",
    NodeReader.oneOrMore(of: NodeReader<PagePart>.choice("part of a page"), "parts of a page"),
    else: PagePart.allCases)

  private static let controlSummary = "A text, or several, that the pattern must match."

  private static let texts = NodeReader.oneOrMore(of: NodeReader.text("a text"), "texts")
}

extension TextPattern {
  /// A pattern of the values of its keys; its parts in the order of a page's reading.
  init(_ pattern: String, controls: [String], nearMisses: [String], parts: [PagePart]) {
    self.init(
      expression: pattern, controls: controls, nearMisses: nearMisses,
      parts: PagePart.allCases.filter(parts.contains))
  }
}
