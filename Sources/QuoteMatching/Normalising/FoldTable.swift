extension Fold {
  /// Every difference of typography that a quotation may have, besides canonical equivalence.
  ///
  /// What is not here is not folded: no superscript, fraction, Roman numeral, multiplication sign,
  /// fullwidth form, joiner or look-alike letter.
  package static let table: [Fold] = [
    Fold("apostrophe", [0x2019], as: "'", "the row\u{2019}s title", "the row's title"),
    Fold("modifier apostrophe", [0x2BC], as: "'", "the row\u{2BC}s title", "the row's title"),
    Fold(
      "single quotation mark", [0x2018, 0x201A, 0x201B, 0x2039, 0x203A], as: "'",
      "the \u{2018}main\u{2019} row", "the 'main' row"),
    Fold(
      "double quotation mark", [0x201C, 0x201D, 0x201E, 0x201F, 0xAB, 0xBB], as: "\"",
      "the \u{201C}main\u{201D} row", "the \"main\" row"),
    Fold("acute accent as apostrophe", [0xB4], as: "'", "the row\u{B4}s title", "the row's title"),
    Fold("prime", [0x2032], as: "'", "a shelf of 6\u{2032} width", "a shelf of 6' width"),
    Fold("double prime", [0x2033], as: "\"", "a cover of 7\u{2033} size", "a cover of 7\" size"),
    Fold("hyphen", [0x2010, 0x2011], as: "-", "a pop\u{2011}up panel", "a pop-up panel"),
    Fold("figure dash", [0x2012], as: "-", "call 555\u{2012}0199 now", "call 555-0199 now"),
    Fold("en dash", [0x2013], as: "-", "rows 2\u{2013}5 are full", "rows 2-5 are full"),
    Fold("em dash", [0x2014, 0x2015], as: "--", "the row\u{2014}if any", "the row--if any"),
    Fold("minus sign", [0x2212], as: "-", "it gives \u{2212}4 then", "it gives -4 then"),
    Fold("ellipsis", [0x2026], as: "...", "choose Sort\u{2026} first", "choose Sort... first"),
    Fold("no-break space", [0xA0], as: " ", "at most 8\u{A0}rows", "at most 8 rows"),
    Fold("narrow no-break space", [0x202F], as: " ", "all 2\u{202F}000 rows", "all 2 000 rows"),
    Fold(
      "typographic space",
      [
        0x1680, 0x2000, 0x2001, 0x2002, 0x2003, 0x2004, 0x2005, 0x2006, 0x2007, 0x2008, 0x2009,
        0x200A, 0x205F, 0x3000,
      ], as: " ", "all 2\u{2009}000 rows", "all 2 000 rows"),
    Fold(
      "line or paragraph separator", [0x85, 0x2028, 0x2029], as: " ",
      "the first\u{2028}row stays", "the first row stays"),
    Fold("soft hyphen", [0xAD], as: "", "the docu\u{AD}ment view", "the document view"),
    Fold("zero-width space", [0x200B], as: "", "org.\u{200B}example.row", "org.example.row"),
    Fold("word joiner", [0x2060], as: "", "book\u{2060}shelf rows", "bookshelf rows"),
    Fold("byte order mark", [0xFEFF], as: "", "the\u{FEFF} row stays", "the row stays"),
    Fold(
      "direction mark", [0x200E, 0x200F, 0x61C], as: "", "the row\u{200E} stays",
      "the row stays"),
    Fold(
      "variation selector", [0xFE0E, 0xFE0F], as: "", "tap \u{2708}\u{FE0F} twice",
      "tap \u{2708} twice"),
    Fold("ligature ff", [0xFB00], as: "ff", "an e\u{FB00}ect layer", "an effect layer"),
    Fold("ligature fi", [0xFB01], as: "fi", "the \u{FB01}rst row", "the first row"),
    Fold("ligature fl", [0xFB02], as: "fl", "the \u{FB02}at list", "the flat list"),
    Fold("ligature ffi", [0xFB03], as: "ffi", "an o\u{FB03}ce shelf", "an office shelf"),
    Fold("ligature ffl", [0xFB04], as: "ffl", "a wa\u{FB04}e menu", "a waffle menu"),
    Fold("ligature st", [0xFB05, 0xFB06], as: "st", "the la\u{FB06} row", "the last row"),
  ]

  /// The row that a character belongs to.
  static let byCharacter: [UInt32: Fold] = Dictionary(
    table.flatMap { fold in fold.characters.map { ($0, fold) } },
    uniquingKeysWith: { first, _ in first })
}
