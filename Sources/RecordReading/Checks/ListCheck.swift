import FactModel

/// `list: { page: …, introduced-by: "…", members: [..], aliases: { NSArray: [Array] } }`.
enum ListCheck {
  static let option = KeyOption(
    name: "list", summary: "A list on the page has exactly these members, in any order.",
    reader: reader)

  private static let reader = MappingShape(
    "list check",
    .required("page", "The page it stands on.", .pageText),
    .required(
      "introduced-by", "The words that introduce the list, quoted from the page.",
      .prose("the introduction")),
    .required("members", "The members.", .members),
    .optional(
      "aliases", "Other names of members, by the member.",
      .table(
        of: NodeReader.oneOrMore(of: NodeReader.text("a name"), "names"),
        name: .text("a member"), "aliases"), else: []),
    .optional(
      "applies-to", "What the list is about, quoted from its introduction.",
      .text("the words of the introduction"))
  ).reader(ListRecord.init).map { record in
    CheckRecord { context, problems in record.resolve(context, &problems) }
  }
}

/// A list check as written.
private struct ListRecord: Sendable {
  var page: Placed<String>
  var introduction: String
  var members: [Placed<String>]
  var aliases: [NamedValue<[String]>]
  var appliesTo: String?

  func resolve(_ context: CheckContext, _ problems: inout ProblemList) -> Predicate? {
    let names = members.map(\.value)
    let known = Set(names)
    for alias in aliases where !known.contains(alias.name) {
      problems.note(
        "the alias is for '\(alias.name.shortened)', which is no member", at: alias.start,
        hint: problems.hints.hint(for: alias.name, among: names))
    }
    return context.pages.page(page, &problems).map {
      .list(
        ListPredicate(
          page: $0, introduction: introduction, members: names,
          aliases: Dictionary(aliases.map { ($0.name, $0.value) }) { first, _ in first },
          appliesTo: appliesTo))
    }
  }
}
