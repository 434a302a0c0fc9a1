@testable import QuoteMatching

extension QuoteCase {
  private static let link = "Here the [RowTag](/shelf/rowtag) never has the `ROW_KEY_2` field."

  static let markup: [QuoteCase] = [
    .holds("M1", link, "Here the RowTag never has the ROW_KEY_2 field.", .markup),
    .fails("M1", link, "Here the RowTag has the ROW_KEY_2 field."),
    .fails("M1", link, "Here the RowTag never has the ROW_key_2 field."),
    .holds("M1", link, "the `ROW_KEY_2` field", .exact),
    .holds(
      "M2", "Call [`tag(_:at:)`](/shelf/tag(_:at:)) first.", "Call tag(_:at:) first.", .markup),
    .holds("M2", "Read [`rows[2]`](/rows) to see it.", "Read rows[2] to see it.", .markup),
    .holds("M2", "Type `` a`b `` with a tick.", "Type a`b with a tick.", .markup),
    .holds("M2", "It is ***always* kept** in *one* row.", "It is always kept in one row.", .markup),
    .holds("M2", "Open [the kit](<a b.zip>) now.", "Open the kit now.", .markup),
    .holds("M2", "See [the rows][r] first.\n\n[r]: /rows\n", "See the rows first.", .markup),
    .holds("M2", "Ask <https://example.org/a> twice.", "Ask https://example.org/a twice.", .markup),
    .holds("M2", "Type \\[x\\], \\*y or a\\_b.", "Type [x], *y or a_b.", .markup),
    .holds("M2", "Type \\[x\\], \\*y or a\\_b.", "Type \\[x\\], \\*y or a\\_b.", .exact),
    .holds("M2", "The key row_max_tags is old.", "The key row_max_tags is old.", .exact),
    .fails("M2", "The key row_max_tags is old.", "The key rowmaxtags is old."),
    .holds("M2", "Mix [`Row`](/row)s and tags.", "Mix Rows and tags.", .markup),
    .holds("T19", "Keep 5&nbsp;rows &lt;T&gt; here.", "Keep 5 rows <T> here.", .typographic),
    .holds("T19", "It isn&#8217;t kept here.", "It isn’t kept here.", .markup),
    .fails("T19", "Type &amp;nbsp; between rows.", "Type between rows."),
    .fails("M4", "Tap ![a gear](g.png) here now.", "Tap a gear here now."),
    .fails("M4", "It is <!-- maybe the old limit -->kept.", "maybe the old limit", .absent),
    .holds(
      "M4", "<details>\n<summary>More of rows</summary>\n\nOnce.\n\n</details>\n", "Once.", .exact),
    .holds("X08", "It is <!-- maybe the old limit -->kept.", "It is kept.", .markup),
    .holds("X08", "The view re**loads** rows.", "The view reloads rows.", .markup),
    .fails("X08", "At most 10<sup>4</sup> rows fit.", "At most 104 rows fit."),
    .fails("X08", "Fill it with 3 * 4 * 5 rows.", "Fill it with 3 4 5 rows."),
    .holds("X08", "Use R&D or R&amp;B here.", "Use R&D or R&B here.", .markup),
    .fails("X08", "It is ~~not~~ kept for guests.", "It is kept for guests."),
    .holds("E15", "The tag must be set.", "The tag **must** be set.", .markup, .emphasisAdded),
    .holds("E15", "The tag **must** be set.", "The tag __must__ be set.", .markup),
    .holds(
      "E15", "The tag must be set.", "The tag *must* be set. (emphasis added)", .edited),
    .holds("E15", "The tag must be set.", "The tag must be set. [emphasis mine]", .edited),
  ]

  private static let list = """
    # Errors

    The call throws in one of these cases:

    - The tag is empty
    - The row is locked
    - The shelf is full

    The row keeps its order. Nothing moves.

    Each tag has a color.
    """

  static let structure: [QuoteCase] = [
    .fails("M5", list, "in one of these cases: The tag is empty", .near, .joinsListItems),
    .holds("M5", list, "in one of these cases: … The row is locked", .edited),
    .holds("M5", list, "in one of these cases: / The tag is empty / The row is locked", .edited),
    .holds("M5", list, "in one of these cases:\nThe tag is empty", .edited),
    .fails("M5", list, "in one of these cases: / The row is locked"),
    .holds("M5", list, "The call throws in one of these cases:", .exact),
    .fails("M6", list, "The tag is empty The row is locked", .near, .joinsListItems),
    .fails("M6", list, "The tag is empty, The row is locked", .near, .joinsListItems),
    .fails("M6", list, "The tag is empty and the row is locked"),
    .fails("M9", list, "Nothing moves. Each tag has a color.", .near, .joinsParagraphs),
    .holds(
      "M9", list, "its order. Nothing moves. … Each tag has a color.", .edited, .crossesParagraphs),
    .holds("M9", list, "Nothing moves.\n\nEach tag has a color.", .edited, .crossesParagraphs),
    .fails("M9", list, "Nothing moves.\nEach tag has a color.", .near, .joinsParagraphs),
    .fails("M12", list, "Errors The call throws in one"),
    .holds("M12", list, "Errors", .exact),
    .holds(
      "M7", "- Pick a tag that the\nrow can show.\n", "Pick a tag that the row can show.", .markup),
    .holds("M7", "Pull the row  \nup and down.", "Pull the row up and down.", .markup),
    .holds("M7", "Pull the row\\\nup and down.", "Pull the row up and down.", .markup),
    .holds("T17", "One.\r\n\r\nThe row waits\r\nfor tags.\r\n", "The row waits for tags.", .markup),
    .holds(
      "T17", "One.\r\n\r\nThe row waits\r\nfor tags.\r\n", "The row waits\nfor tags.", .markup),
    .holds("T17", "One.\n\nThe last line has no end", "The last line has no end", .exact),
    .holds("M8", "|Tag|Size|\n|-|-|\n|Main tag|8 bytes each|\n", "Main tag", .exact),
    .holds(
      "M8", "|Tag|Size|\n|-|-|\n|The main tag|8 bytes each|\n", "The main tag … 8 bytes each",
      .edited),
    .fails(
      "M8", "|Tag|Size|\n|-|-|\n|The main tag|8 bytes|\n|The old tag|4 bytes each|\n",
      "The main tag … 4 bytes each", .near, .elisionTooWide),
    .holds("M10", "> Note: The row is short.\n", "The row is short.", .exact),
    .holds("M10", "> [!TIP]\n> The row is short.\n", "The row is short.", .exact),
    .fails(
      "X09", "> Note: It is sorted.\n\nx\n\n> Tip: Pin a row.\n", "It is sorted. Tip: Pin a row."),
    .holds("X09", "## Using `tag` in *a* row\n\nOnce.", "Using tag in a row", .markup),
    .holds("X09", "## Rows ##\n\nOnce.", "Rows", .exact),
    .fails("X09", "## Rows ##\n\nOnce more it is read.", "Rows Once more it is read."),
    .holds("X09", "\u{FEFF}# Row tags\n\nOnce.", "Row tags", .exact),
    .fails(
      "X09", "- The tag is read.\n\n  It stays open.\n", "The tag is read. It stays open.", .near,
      .joinsParagraphs),
    .fails(
      "X09", "- Kinds of rows:\n  - Short ones\n", "Kinds of rows: Short ones", .near,
      .joinsListItems),
  ]

  private static let fence =
    "Go.\n\n```\nlet row = Row()\nrow.add(tag,  at: 0)   \nrow.sort()\n```\n\nDone.\n"

  static let code: [QuoteCase] = [
    .holds("M11", fence, "row.add(tag,  at: 0)", .exact),
    .fails("M11", fence, "row.add(tag, at: 0)"),
    .holds("M11", fence, "row.add(tag,  at: 0)\nrow.sort()", .markup),
    .holds("M11", fence, "let row = Row()\nrow.add(tag,  at: 0)", .exact),
    .fails("M11", fence, "let row = Row() row.add(tag,  at: 0)"),
    .fails(
      "X09", "```\nfunc lock()\n```\n\nLocks the row at once.\n",
      "func lock() Locks the row at once."),
    .holds("X09", "Go.\n\n    let row = rows[0]\n    row.lock()\n", "let row = rows[0]", .exact),
    .fails("X09", "```\n\tlet a  = 1\n```\n", "let a = 1"),
    .holds("X09", "```\n\tlet a  = 1\n```\n", "\tlet a  = 1", .exact),
    .fails("M11", "```\nprint(\"a\")\n```\n", "print(“a”)"),
  ]
}
