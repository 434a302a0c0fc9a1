/// A quotation and the page it is of.
public struct QuotePredicate: Equatable, Sendable {
  /// The page.
  public var page: PageID
  /// The quotation without its quotation marks.
  public var text: String
  /// The heading below which it stands, where the claim is about that place.
  public var section: String?
  /// How often it stands on the page, where that is claimed: "says it, twice".
  public var times: Int?

  /// A quotation of the given parts.
  public init(page: PageID, text: String, section: String? = nil, times: Int? = nil) {
    self.page = page
    self.text = text
    self.section = section
    self.times = times
  }
}

/// How often a pattern occurs on the pages together.
public struct CountPredicate: Equatable, Sendable {
  /// The pages, counted together.
  public var scope: PageScope
  /// What is counted.
  public var pattern: TextPattern
  /// The numbers of occurrences for which the claim holds.
  public var expected: ClosedRange<Int>

  /// A count of the given parts.
  public init(scope: PageScope, pattern: TextPattern, expected: ClosedRange<Int>) {
    self.scope = scope
    self.pattern = pattern
    self.expected = expected
  }
}

/// A pattern that occurs on none, or on each, of the pages.
public struct PatternPredicate: Equatable, Sendable {
  /// The pages that are searched.
  public var scope: PageScope
  /// What is searched for.
  public var pattern: TextPattern

  /// A search of the given parts.
  public init(scope: PageScope, pattern: TextPattern) {
    self.scope = scope
    self.pattern = pattern
  }
}

/// A regular expression with the texts that show that it finds what it is meant to find.
///
/// It is searched for in the rendered text of a page, as printed and with typography folded (curly
/// apostrophes straight, special spaces plain); header, link targets and the site's footer are no
/// part of it. Images' alternative texts and raw HTML only count against what must not be found.
/// PCRE's syntax.
public struct TextPattern: Equatable, Sendable {
  /// The regular expression.
  public var expression: String
  /// Texts that it must match; without one a negative result is worth nothing.
  public var controls: [String]
  /// Texts close to its mark that it must not match.
  public var nearMisses: [String]
  /// The parts of the page that are searched.
  public var parts: [PagePart]

  /// A pattern of the given parts.
  public init(
    expression: String, controls: [String] = [], nearMisses: [String] = [],
    parts: [PagePart] = PagePart.allCases
  ) {
    self.expression = expression
    self.controls = controls
    self.nearMisses = nearMisses
    self.parts = parts
  }
}

/// A part of a page that a pattern is searched in.
public enum PagePart: String, CaseIterable, Codable, Sendable {
  /// Paragraphs, list items, table cells, asides.
  case prose
  /// Headings, the title among them.
  case headings
  /// Code blocks, declarations among them.
  case code
}
