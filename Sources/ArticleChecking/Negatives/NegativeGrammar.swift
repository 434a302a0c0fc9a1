/// The words by which prose says that something is not documented.
enum NegativeGrammar {
  static let pageNouns: Set<String> = [
    "page", "header", "guide", "technote", "abstract", "discussion", "overview",
  ]
  static let documentationNouns: Set<String> = ["documentation", "docs", "reference"]

  /// What pages do.
  static let pageVerbs: Set<String> = [
    "state", "states", "say", "says", "give", "gives", "mention", "mentions", "document",
    "documents", "publish", "publishes", "list", "lists", "name", "names", "specify", "specifies",
    "restate", "restates", "describe", "describes", "define", "defines", "explain", "explains",
    "print", "prints", "repeat", "repeats",
  ]

  /// What the maker does with documentation, and not with products.
  static let makerVerbs: Set<String> = [
    "state", "states", "say", "says", "mention", "mentions", "document", "documents", "publish",
    "publishes", "specify", "specifies", "describe", "describes", "define", "defines", "explain",
    "explains",
  ]

  static let objects: Set<String> = ["no", "nothing", "none", "neither"]

  /// Deny the verb behind them, in the present.
  static let denials: [[String]] = [
    ["never"], ["does", "not"], ["do", "not"], ["doesn't"], ["don't"], ["will", "not"], ["won't"],
    ["nowhere"], ["has", "never"],
  ]

  /// Make a sentence a rule of thumb, or leave it open.
  static let openings: Set<String> = [
    "often", "usually", "sometimes", "generally", "typically", "where", "if", "whether", "would",
  ]

  /// Make a page's negative one about everything.
  static let widening: [[String]] = [
    ["nothing", "to", "look", "up"], ["anywhere"], ["nowhere"], ["at", "all", "in", "apple's"],
  ]

  /// Say what was looked at, so that the negative is about that.
  static let limits: [[String]] = [
    ["we", "found"], ["we", "fetched"], ["we", "read"], ["we", "could", "find"], ["could", "find"],
    ["research", "pass"], ["in", "this", "pass"], ["page", "we"], ["pages", "we"], ["i", "found"],
    ["i", "could", "find"], ["of", "the", "pages"], ["on", "the", "pages"], ["as", "far", "as"],
    ["appears"], ["seems"],
    ["on", "the", "current", "reference"], ["on", "the", "reference"], ["on", "that", "page"],
    ["on", "its", "page"], ["on", "this", "page"],
  ]

  static let everyone: [[String]] = [["nobody"], ["no", "one"], ["no-one"]]
  static let publicVerbs: Set<String> = [
    "published", "publishes", "publish", "documented", "documents", "reported", "reports",
    "measured", "measures", "states", "stated",
  ]

  /// Words that carry no topic.
  static let empty: Set<String> = [
    "the", "a", "an", "of", "on", "in", "for", "to", "and", "or", "is", "are", "it", "its", "that",
    "this", "any", "at", "by", "with", "as", "so", "you", "your", "there", "current", "apple",
    "apple's", "about", "them", "when", "what", "how", "which", "if", "be", "been", "has", "have",
    "both", "from", "but", "may", "can", "same", "one", "live", "class", "happens", "does", "not",
    "will", "only", "also", "either", "ever", "well", "more", "each", "all", "these", "those",
    "value", "user", "activity", "app", "apps", "such", "than", "page's", "four", "three", "two",
  ]

  /// Words for one topic.
  static let synonyms: [Set<String>] = [
    [
      "size", "sizes", "large", "big", "kb", "kilobyte", "kilobytes", "byte", "bytes", "limit",
      "ceiling", "figure", "number", "numbers", "maximum", "threshold",
    ],
    ["default", "defaults"],
    ["precedence", "rule", "order", "wins", "win", "priority"],
  ]
}
