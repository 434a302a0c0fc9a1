import FactModel

/// `declaration: { page: …, text: "var userInfo: [AnyHashable : Any]? { get set }" }`.
enum DeclarationCheck {
  static let option = KeyOption(
    name: "declaration", summary: "The page prints the declaration; spaces do not count.",
    reader: reader)

  private static let reader = MappingShape(
    "declaration check",
    .required("page", "The page it stands on.", .pageText),
    .required(
      "text", "The declaration, or a part that begins and ends between tokens.",
      .prose("a declaration"))
  ).reader { page, text in
    CheckRecord { context, problems in
      context.pages.page(page, &problems).map {
        .declaration(DeclarationPredicate(page: $0, text: text))
      }
    }
  }
}
