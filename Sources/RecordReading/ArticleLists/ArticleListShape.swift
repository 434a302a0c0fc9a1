import FactModel
import YAMLReading

/// The keys of `facts/articles.yml`, each declared once.
enum ArticleListShape {
  static let file = MappingShape(
    "list of articles",
    .optional(
      "articles", "The articles that are checked where none is named, * ? and ** as in a shell.",
      .list(of: .articlePattern, "paths"), else: []),
    .optional(
      "series", "The files of a series, part 1 first; '-' for a part that is not here.",
      .list(of: .text("a path"), "paths"), else: []),
    .optional(
      "forbidden", "What no article may assert.", .list(of: formulation, "formulations"), else: [])
  ).reader { articles, series, forbidden in
    ArticleList(
      articles: articles,
      series: series.enumerated().map {
        SeriesPart(number: $0.offset + 1, path: $0.element == "-" ? nil : $0.element)
      },
      forbidden: forbidden)
  }

  private static let formulation = MappingShape(
    "formulation",
    .required(
      "phrase", "The words, in small letters; … stands for up to six others.", .text("words")),
    .required("because", "Why not.", .sentence("a reason")),
    .optional(
      "unless", "Words that allow it in the same sentence.", .list(of: .text("words"), "words"),
      else: [])
  ).reader { phrase, reason, exceptions in
    ForbiddenFormulation(phrase: phrase, reason: reason, exceptions: exceptions)
  }
}

extension NodeReader where Value == String {
  /// Reads a path below the workspace in which parts may be left open.
  fileprivate static let articlePattern = text("a path below the workspace") {
    text throws(TextProblem) in
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard !parts.contains(where: { $0.isEmpty || $0.elementsEqual("..".utf8) }) else {
      throw TextProblem("expected a path below the workspace, found '\(text.shortened)'")
    }
    return text
  }
}
