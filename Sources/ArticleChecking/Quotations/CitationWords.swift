/// Words by which a sentence shows that it cites.
enum CitationWords {
  /// Words that introduce what someone says.
  static let cues: Set<String> = [
    "say", "says", "said", "saying", "state", "states", "stated", "read", "reads", "document",
    "documents", "documented", "describe", "describes", "described", "define", "defines",
    "defined", "definition", "definitions", "call", "calls", "called", "title", "titles",
    "titled", "write", "writes", "wrote", "written", "puts", "note", "notes", "noted", "warn",
    "warns", "recommend", "recommends", "recommended", "recommendation", "explain", "explains",
    "quote", "quotes", "quoted", "according", "word", "words", "wording", "verbatim", "sentence",
    "line", "lines", "abstract", "documentation", "docs", "reference", "requests", "tells", "gives",
    "apple", "apple's", "page", "overview", "guide", "discussion", "article", "technote", "is",
  ]

  /// Words between a symbol and a quotation that make the quotation the symbol's own.
  static let glue: Set<String> = [
    "is", "as", "says", "reads", "documented", "described", "defined", "only", "itself", "in",
    "one", "line", "the", "property", "method", "function", "class", "error", "page", "states",
    "which", "second", "first", "abstract", "its", "are", "means", "modifier", "type", "key",
  ]

  /// How a sentence begins that speaks of the page of the one before.
  static let pronouns = [
    ["it", "says"], ["it", "states"], ["it", "reads"], ["it", "describes"], ["it", "documents"],
    ["it", "defines"], ["it", "recommends"], ["it", "warns"], ["it", "also", "says"],
    ["the", "page"], ["that", "page"], ["this", "page"], ["the", "same", "page"], ["its", "page"],
    ["the", "guide"], ["that", "guide"], ["this", "guide"], ["the", "article"], ["the", "note"],
  ]

  /// Words that name the maker.
  static let maker: Set<String> = ["apple", "apple's"]

  /// Words around a label of a user interface.
  static let interface: Set<String> = [
    "button", "buttons", "tap", "click", "choose", "select", "press", "menu", "tab", "checkbox",
    "label", "labelled", "labeled", "setting", "settings", "switch", "toggle", "field", "dialog",
    "column", "pane", "window", "enable", "disable", "named", "option",
  ]
}
