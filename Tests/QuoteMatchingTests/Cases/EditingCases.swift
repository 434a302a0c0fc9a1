@testable import QuoteMatching

extension QuoteCase {
  private static let three = "The row opens. The row locks its tags. The row closes late."

  static let elisions: [QuoteCase] = [
    .holds("E1", three, "The row opens. … The row closes late.", .edited),
    .holds("E1", three, "The row opens. [...] The row closes late.", .edited),
    .holds("E1", three, "The row opens. […] The row closes late.", .edited),
    .holds("E1", three, "The row opens. . . . The row closes late.", .edited),
    .holds("E1", three, "The row opens.... The row closes late.", .edited),
    .holds("E1", three, "The row opens. . . . The row closes late.", .edited),
    .holds(
      "E1", "It is then a mix of .read and .write at once.",
      "It is then a . . . .read and .write at once.", .edited),
    .holds("E1", three, "The row opens…. The row closes late.", .edited),
    .holds("E1", three, "The row opens (…) The row closes late.", .edited),
    .fails("E1", three, "The row opens … The row closes soon."),
    .fails(
      "E2", "# Rows\n\nThe row opens first.\n\n## Ends\n\nThe row closes late.",
      "The row opens first. … The row closes late.", .near, .elisionTooWide),
    .fails("E3", three, "The row closes late … The row opens.", .absent, .elisionOrder),
    .holds(
      "E6", "A row takes tags, up to 12 of them, on the left.",
      "A row takes tags … on the left.", .edited, .numberElided),
    .holds(
      "E6", "A row takes tags, if it is open, on the left.", "A row takes tags … on the left.",
      .edited, .conditionElided),
    .holds("E14", three, "The row locks its …", .edited),
    .holds("E14", three, "The row locks its ….", .edited),
    .open("E14", three, "The row locks its …(::)", .tooShort),
    .open("E14", three, "The row locks its …?", .tooShort),
    .holds("E14", three, "… locks its tags.", .edited),
    .holds("X03", "The row keeps the last tag.", "The row keeps … the last tag.", .edited),
    .fails("X03", "The row keeps the last tag.", "The row keeps the last … the last tag."),
    .holds(
      "X03",
      "It opens the row. It never locks it. It opens the row. It reads it. It shuts the row.",
      "It opens the row … It shuts the row.", .edited),
    .holds(
      "X03", "## A\n\nIt opens the row.\n\n## B\n\nIt opens the row. It reads. It shuts the row.",
      "It opens the row … It shuts the row.", .edited),
    .holds(
      "X03", "Pick “Sort…” in the list, wait a bit, and end with “Go…” at last.",
      "Pick “Sort…” in the list … and end with “Go…” at last.", .edited),
    .holds(
      "X03", "Pick “Sort…” in the list, wait a bit, and end with “Go…” at last.",
      "Pick \"Sort...\" in the list ... and end with \"Go...\" at last.", .edited),
    .holds("X03", "It loads rows... then it stops.", "It loads rows… then it stops.", .typographic),
    .fails("X03", "Add /... If it is open, it ends.", "Add /... it is open, it ends."),
    .holds(
      "X03", "Now end with “Go…” at last.", "End with “Go…” at last.", .edited, .undisclosedCase),
    .fails("X03", "It loads rows... then it stops.", "It loads rows then it stops."),
    .holds(
      "X14", "the tag of a row and the tag of a row and the tag of a row end.",
      "the tag of a row … a row end.", .ambiguous),
  ]

  static let negations: [QuoteCase] = [
    dropping("not", "The row does **not** keep tags here.", "The row does … keep tags here."),
    dropping("never", "The row can never keep tags here.", "The row can … keep tags here."),
    dropping("never", "The row can n\u{200B}ever keep tags here.", "The row can … keep tags here."),
    dropping("no", "So there is no limit of tags.", "So there is … limit of tags."),
    dropping("only", "It calls this only on wide screens.", "It calls this … on wide screens."),
    dropping(
      "unless", "It drops tags unless one signs in first.", "It drops tags … in first.", short: true
    ),
    dropping(
      "except", "It takes all rows except those on top.", "It takes all rows … those on top."),
    dropping("n’t", "The tag reader doesn’t lock the row.", "The tag reader … lock the row."),
    dropping("nʼt", "The tag reader doesnʼt lock the row.", "The tag reader … lock the row."),
    dropping(
      "n&#39;t", "The tag reader doesn&#39;t lock the row.", "The tag reader … lock the row."),
    dropping(
      "cannot", "The tag reader can\u{AD}not lock the row.", "The tag reader … lock the row."),
    dropping("without", "The call works without a tag here.", "The call works … a tag here."),
    dropping("neither", "The row is neither kept nor shown here.", "The row is … nor shown here."),
    dropping("no longer", "Now the row no longer takes a tag.", "Now the row … takes a tag."),
    dropping("NOT", "Here you must NOT drop the row.", "Here you must … drop the row."),
    dropping("link", "The row is [not able](/x) to take tags.", "The row is … to take tags."),
    dropping("wrap", "The row does\nnot\nkeep tags here.", "The row does … keep tags here."),
    dropping("glued", "The row does not keep tags here.", "The row does…keep tags here."),
    .holds(
      "X05", "The row shows a notification of each tag.", "The row shows … of each tag.", .edited),
    .holds("X05", "It moves rows into another part of it.", "It moves rows … part of it.", .edited),
    .holds(
      "X05", "The row does not keep tags, which are old, of any guest.",
      "The row does not keep tags … of any guest.", .edited),
  ]

  private static func dropping(
    _ word: String, _ page: String, _ quote: String, short: Bool = false
  ) -> QuoteCase {
    short
      ? .open("E7 " + word, page, quote, .tooShort)
      : .fails("E5 " + word, page, quote, .near, .elisionDropsNegation)
  }

  private static let it = "It returns the tag of the first row."

  static let brackets: [QuoteCase] = [
    .holds("E8", it, "[The call] returns the tag of the first row.", .edited),
    .holds("E8", it, "It returns the tag of the [leading] row.", .edited),
    .holds("E8", it, "It returns the tag of [that one].", .edited),
    .fails("E8", it, "[The call] returns the key of the first row."),
    .fails("E8", it, "The call returns the tag of the first row."),
    .holds("E9", it, "It [always] returns the tag of the first row.", .edited, .bracketInserts),
    .fails("E9", it, "It [never] returns the tag of the first row.", .near, .bracketAlters),
    .fails(
      "E9", "A row has up to 12 tags in it.", "A row has up to [20] tags in it.", .near,
      .bracketAlters),
    .fails(
      "E8", "It never returns the tag of a row.", "[The call] returns the tag of a row.", .near,
      .bracketAlters),
    .holds("E10", "Then rows[0] is nil here.", "Then rows[0] is nil here.", .exact),
    .fails("E10", "Then rows[0] is nil here.", "Then rows[1] is nil here."),
    .holds("E10", "It takes a `[Tag]` value here.", "It takes a [Tag] value here.", .markup),
    .fails("E10", "It takes a `[Tag]` value here.", "It takes a Tag value here."),
    .fails("E10", "It takes a `[Tag]` value here.", "It takes a [TAg] value here."),
    .fails("E10", "It takes a short value here.", "It takes a [!TAG] short value here."),
    .holds("E15", "The recieve row is full here.", "The recieve [sic] row is full here.", .edited),
    .fails("E15", "The recieve row is full here.", "The receive row is full here."),
  ]
}
