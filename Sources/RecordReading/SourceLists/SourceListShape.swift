import FactModel

/// The keys of `facts/sources.yml`, each declared once.
enum SourceListShape {
  static let file = MappingShape(
    "source list",
    .required(
      "sources", "Where the watched pages come from.",
      .list(of: source.placed, "sources", minimum: 1)),
    .optional(
      "page-sets", "Named lists of pages that claims and questions speak of.",
      .table(of: pageSet, name: .pageSetName, "page sets"), else: [])
  ).reader { SourceListRecord(sources: $0, pageSets: $1) }

  static let source = MappingShape(
    "source",
    .required(
      "id", "Short name: the first part of the ids of its pages, as in 'apple'.",
      NodeReader.sourceID.placed),
    .required("kind", "The form of its pages.", .choice("page kind")),
    .required(
      "base", "The address that page paths are appended to, ending in a slash.",
      NodeReader.baseAddress.placed),
    .optional(
      "check-every", "After how many days an unchecked page is stale, as in '7d'.", .days),
    .optional(
      "refetch-every", "After how many days a page is fetched whole again, as in '30d'.", .days,
      else: 30),
    .optional(
      "keep", "What is kept in git: the bytes as served, or evidence only.",
      .choice("way of keeping"), else: .bytes),
    .optional(
      "pace", "The least time between two requests, as in '200ms' or '1s'.", .pace, else: 200),
    .optional(
      "connections", "The most connections to the host at once.",
      .number("connections", in: 1...16),
      else: 2),
    .optional(
      "pages", "The pages, by their paths below the base.", .list(of: page, "pages"), else: []),
    .optional(
      "follow", "Pages below whose topic links further pages are found.",
      .list(of: follow, "roots to follow"), else: [])
  ).reader(SourceRecord.init)

  static let page = path.map { PageRecord(path: $0, title: nil) }.or(
    mapping: MappingShape(
      "page",
      .required("path", "The page's path below the base.", path),
      .optional(
        "title", "The title the page must have to be taken for this one.", .text("a page title"))
    ).reader(PageRecord.init))

  static let follow = MappingShape(
    "root to follow",
    .required("root", "The path of the page to begin at.", path),
    .optional("depth", "How many links deep.", .number("depth", in: 1...32), else: 1)
  ).reader(FollowRecord.init)

  static let pageSet = NodeReader.list(
    of: NodeReader.text("a page id").placed, "page ids", minimum: 1
  ).placed

  private static let path = NodeReader.text("a page path").placed
}
