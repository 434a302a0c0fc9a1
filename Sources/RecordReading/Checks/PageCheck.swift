import FactModel

/// `page: { page: …, exists: yes, title: …, revised: 2016-04-01, abstract-only: yes }`.
enum PageCheck {
  static let option = KeyOption(
    name: "page", summary: "The pages as such: existence, title, revision date.", reader: reader)

  private static let reader = MappingShape(
    "page check", PageScopeKeys.key,
    .weighed("exists", "Whether the page exists.", NodeReader.flag),
    .weighed("title", "The page's title.", .text("a title")),
    .weighed("revised", "The revision date that the page states.", NodeReader.day),
    .weighed(
      "abstract-only", "Whether it has nothing but its abstract and declaration.",
      NodeReader.flag)
  ).reader(PageCheckRecord.init).parsed { record throws(TextProblem) in
    guard record.claimsAnything else {
      throw TextProblem("the page check has no 'exists', 'title', 'revised' or 'abstract-only'")
    }
    guard record.exists != false || !record.claimsContent else {
      throw TextProblem("a page that does not exist has no title, date or text")
    }
    return CheckRecord { context, problems in record.resolve(context, &problems) }
  }
}

/// A check of pages as written.
private struct PageCheckRecord: Sendable {
  var scope: PageScopeRecord
  var exists: Bool?
  var title: String?
  var revised: Day?
  var abstractOnly: Bool?

  var claimsContent: Bool { title != nil || revised != nil || abstractOnly != nil }
  var claimsAnything: Bool { exists != nil || claimsContent }

  func resolve(_ context: CheckContext, _ problems: inout ProblemList) -> Predicate? {
    context.pages.scope(scope, &problems).map {
      .page(
        PagePredicate(
          scope: $0, exists: exists, title: title, revised: revised, abstractOnly: abstractOnly))
    }
  }
}
