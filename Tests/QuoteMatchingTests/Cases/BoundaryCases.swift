@testable import QuoteMatching

extension QuoteCase {
  static let boundaries: [QuoteCase] = [
    .fails("X01", "A row takes up to 120 tags here.", "A row takes up to 12"),
    .holds("X01", "A row takes up to 120 tags here.", "A row takes up to 120", .exact),
    .fails("X01", "Now the row can’t open the tag.", "Now the row can"),
    .fails("X01", "Now the row isn’t an open one.", "Now the row is"),
    .fails("X01", "The row is unlocked on each side.", "locked on each side"),
    .fails("X01", "It grows by 2.75 for each tag.", "75 for each tag"),
    .fails("X01", "It holds 2,097,152 tags in all.", "152 tags in all"),
    .fails("X01", "It holds 2,097,152 tags in all.", "It holds 2097152 tags in all."),
    .fails("X01", "Set the rowTagIndex of a shelf.", "Index of a shelf"),
    .fails("X01", "A non-persistent row is lost.", "persistent row is lost"),
    .fails("X01", "The row is read-only for guests.", "The row is read"),
    .fails("X01", "It needs at least 50% of the row.", "It needs at least 50"),
    .fails("X01", "It needs at least 50 % of the row.", "It needs at least 50"),
    .fails("X01", "Wait until 10:30 for the row.", "30 for the row"),
    .fails("X01", "Write it as 10^3 in the row.", "Write it as 10"),
    .fails("X01", "Put the tags in Row.plist or so.", "Put the tags in Row."),
    .holds("X01", "Keep it 4KB or less, please.", "4KB or less", .exact),
    .fails("X01", "Keep it 4KB or less, please.", "4 KB or less"),
    .fails("X01", "Keep it 4KB or less, please.", "4MB or less"),
    .holds("X01", "The row (a short one) stays.", "a short one", .exact),
    .holds("X01", "The ‘main’ row stays there.", "main", .exact),
    .holds("X01", "The row—a short one—stays.", "a short one", .exact),
  ]

  static let letterCase: [QuoteCase] = [
    .holds("E11", "Returns the tag of a row.", "[r]eturns the tag of a row", .edited),
    .holds(
      "E11", "Returns the tag of a row.", "returns the tag of a row", .edited, .undisclosedCase),
    .holds("E11", "Call it when rows are full.", "[W]hen rows are full.", .edited),
    .holds("E11", "Call it when rows are full.", "When rows are full.", .edited, .undisclosedCase),
    .holds("E11", "It opens. The row is read at last.", "It opens and [t]he row is read", .edited)
      .failing,
    .holds(
      "E11", "It opens the rows. Then it ends here.", "It opens the rows … [t]hen it ends here.",
      .edited),
    .fails("E11", "Returns the tag of a row.", "Returns the Tag of a row."),
    .fails("E11", "Returns the tag of a row.", "RETURNS the tag of a row."),
    .fails("E12", "Here RowStore keeps the tags.", "rowStore keeps the tags."),
    .fails("E12", "Set `tag` to name the row.", "Set `Tag` to name the row."),
    .fails("E12", "The call reads `tag` of the row.", "Tag of the row."),
    .fails("E12", "The property rowTag is kept.", "RowTag is kept."),
    .holds(
      "E11", "Élan is kept in the row.", "élan is kept in the row.", .edited, .undisclosedCase),
  ]

  private var failing: QuoteCase {
    QuoteCase(id: id, page: page, quote: quote, verdict: .fails, step: .near, reason: nil)
  }

  private static let limit = "A name can have up to 64 letters. The rest is cut."

  static let punctuation: [QuoteCase] = [
    .holds("E13", limit, "up to 64 letters,", .edited),
    .holds("E13", limit, "A name can have up to 64 letters;", .edited),
    .holds("E13", limit, "A name can have up to 64 letters", .exact),
    .fails("E13", limit, "A name can have up to 64 letters!"),
    .fails("E13", limit, "A name can have up to 64 letters?"),
    .fails("E13", limit, "A name, can have up to 64 letters."),
    .fails("E13", "Is the row kept? Read on.", "Is the row kept."),
    .holds(
      "E14", "The row is old in part and new in part.", "The row is old.", .edited, .sentenceCut),
    .holds("E14", "The row is old in part and new in part.", "The row is old", .exact),
    .holds("E14", "The row is old in part.", "The row is old …", .edited),
    .holds("X07", "The tag is kept: read it again.", "The tag is kept.", .edited, .sentenceCut),
    .holds("X07", "The row has these parts:\n\n- One\n", "The row has these parts.", .edited),
    .holds("E13", "See the rows (and the tags).", "and the tags.", .edited),
    .fails("X12", "It holds rows, tags, and keys.", "It holds rows, tags and keys."),
    .fails("X12", "It’s kept with its own key.", "Its kept with its own key."),
  ]

  static let wording: [QuoteCase] = [
    .fails("E16", "The grey color of a row.", "The gray color of a row."),
    .fails("E16", "Pick a unit, e.g. inches, here.", "Pick a unit, for example inches, here."),
    .fails("E16", "A row has at most 10 tags.", "A row has at most ten tags."),
    .fails("E16", "A row has at most 10 tags.", "A row has at most 11 tags."),
    .fails(
      "E17", "It removes a tag as a person leaves.", "Leaving deletes every tag at once.", .absent),
    .fails("E17", "It removes a tag.", "Es entfernt eine Markierung.", .absent),
    .fails("M17", "It keeps rows up to 9 days here.", "It keeps rows for up to 9 days here."),
    .fails("X12", "A row may keep the tag here.", "A row must keep the tag here."),
    .fails("X12", "One may open it and must close it.", "One must open it and may close it."),
    .fails("X12", "The row isn’t a way to sort.", "The row is a way to sort."),
    .fails("X12", "The row isn’t a way to sort.", "The row is not a way to sort."),
    .fails("X10", "It is 0.5 wide and 1.5 high.", "It is 1.5 wide and 0.5 high."),
    .fails("X10", "It is 0.5 wide and 1.5 high.", "It is 0,5 wide and 1,5 high."),
    .holds("M18", "Use a tag, e.g. Row, etc., here.", "Use a tag, e.g. Row, etc., here.", .exact),
    .holds(
      "M18", "It came in 9.3.2. The row shows it.", "It came in 9.3.2. The row shows it.", .exact),
    .fails("M18", "It came in 9.3.2. The row shows it.", "It came in 9.3."),
  ]

  static let refusals: [QuoteCase] = [
    .open("E7", "The row is kept.", "…", .tooShort),
    .open("E7", "The row is kept.", "...", .tooShort),
    .open("E7", "The row of the tag is kept.", "the … tag … is", .tooShort),
    .open("X13", "The row is kept.", "", .tooShort),
    .open("X13", "The row is kept.", "—", .tooShort),
    .open("X13", "", "The row is kept.", .notRendered),
    .open("X13", "<!-- a -->\n", "The row is kept.", .notRendered),
    .open("X13", "<!DOCTYPE html>\n<html><body>Wait.</body></html>", "The row is kept.", .blocked),
    .open("X13", "\n <HTML><body>The row is kept.</body></HTML>", "The row is kept.", .blocked),
    .open("T20", "The row doesn\u{FFFD}t keep tags.", "The row doesn’t keep tags.", .damaged),
    .open("T20", "The row doesnâ€™t keep tags.", "The row doesn’t keep tags.", .damaged),
    .holds(
      "T20", "A bad byte reads as \u{FFFD} here. The row is kept.", "The row is kept.", .exact),
    .holds("T20", "It reads as \u{FFFD} in a row.", "It reads as \u{FFFD} in a row.", .exact),
    .fails("T20", "A bad byte reads as \u{FFFD}. The row is kept here.", "The row is lost here."),
  ]
}
