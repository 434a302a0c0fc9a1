import FactModel

/// `quote: { page: …, text: "…", section: Discussion, times: 2 }`.
enum QuoteCheck {
  static let option = KeyOption(
    name: "quote", summary: "The text is quoted on the page.", reader: reader)

  private static let reader = MappingShape(
    "quote",
    .required("page", "The page it stands on.", .pageText),
    .required(
      "text", "The quotation, without its quotation marks.", .prose("the quoted text"),
      standIn: ""),
    .optional(
      "section", "The heading below which it stands, where that is claimed.",
      .text("a heading")),
    .optional(
      "times", "How often it stands on the page, where that is claimed.",
      .number("occurrences", in: 1...1000))
  ).reader { page, text, section, times in
    CheckRecord { context, problems in
      context.pages.page(page, &problems).map {
        .quote(QuotePredicate(page: $0, text: text, section: section, times: times))
      }
    }
  }
}
