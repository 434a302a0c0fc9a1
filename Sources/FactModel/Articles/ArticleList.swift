/// The hand-written list of the workspace's articles: `facts/articles.yml`.
public struct ArticleList: Equatable, Sendable {
  /// The articles that are checked where none is named: paths from the workspace's folder, in which
  /// `*` and `?` stand for characters of a name and `**` for any number of folders.
  public var articles: [String]
  /// The parts of the series that the articles are, in order; empty where they are none.
  public var series: [SeriesPart]
  /// What no article may assert.
  public var forbidden: [ForbiddenFormulation]

  /// A list of the given parts.
  public init(
    articles: [String] = [], series: [SeriesPart] = [], forbidden: [ForbiddenFormulation] = []
  ) {
    self.articles = articles
    self.series = series
    self.forbidden = forbidden
  }
}

/// Words that no article may assert.
public struct ForbiddenFormulation: Equatable, Sendable {
  /// The words, in small letters; `…` stands for up to six others.
  public var phrase: String
  /// Why not.
  public var reason: String
  /// Words that allow it where they stand in the same sentence.
  public var exceptions: [String]

  /// A formulation of the given parts.
  public init(phrase: String, reason: String, exceptions: [String] = []) {
    self.phrase = phrase
    self.reason = reason
    self.exceptions = exceptions
  }
}

/// A part of a series of articles.
public struct SeriesPart: Equatable, Sendable {
  /// Its number, from 1.
  public var number: Int
  /// The path of its file; `nil` where this workspace does not hold it.
  public var path: String?

  /// A part of the given number.
  public init(number: Int, path: String? = nil) {
    self.number = number
    self.path = path
  }
}
