/// The words by which prose speaks of availability.
enum AvailabilityGrammar {
  /// Say that something is there from a version on.
  static let verbs: Set<String> = [
    "available", "introduced", "added", "shipped", "debuted", "appeared", "arrived", "launched",
    "existed", "exists", "supported", "around", "there", "here", "introduces", "new",
  ]

  /// Say that it is there, not that it came then.
  static let states: Set<String> = [
    "available", "existed", "exists", "supported", "around", "there", "here",
  ]

  /// Make of a state a beginning.
  static let beginnings: Set<String> = [
    "since", "from", "starting", "beginning", "least", "later", "newer", "above", "up", "onwards",
    "onward", "higher",
  ]

  /// Say so without a preposition between: `requires iOS 17`.
  static let directVerbs: Set<String> = ["requires", "require", "needs", "available"]

  /// Stand between the verb and the version.
  static let prepositions: Set<String> = [
    "in", "with", "since", "from", "on", "as", "of", "starting", "beginning", "for", "at", "least",
    "only", "before", "until", "by", "all", "first", "version", "both",
  ]

  /// Join the items of a list, or follow a version.
  static let joiners: Set<String> = [
    "and", "or", "later", "newer", "above", "up", "onwards", "onward", "higher", "as", "well",
    "also", "on", "in", "since", "from", "beta",
  ]

  static let negations: Set<String> = [
    "not", "isn't", "never", "aren't", "wasn't", "unavailable", "no", "cannot", "can't", "nor",
    "neither",
  ]

  /// Leave a statement open.
  static let conditions: Set<String> = ["if", "whether", "unless", "would", "might", "when"]

  /// May stand between a symbol and what is said of its availability.
  static let links: Set<String> = [
    "is", "was", "are", "were", "has", "have", "had", "been", "became", "itself", "also", "too",
    "property", "method", "methods", "modifier", "modifiers", "class", "function", "type", "api",
    "struct", "protocol", "both", "which", "that", "swiftui", "all", "now", "only", "first",
    "only", "not", "isn't", "aren't", "wasn't", "never", "marked", "key", "initializer", "error",
    "carries", "carry", "an", "a", "no", "availability", "upper", "bound", "of", "its", "therefore",
    "documented", "as", "being", "already", "became",
  ]

  /// Stand behind a type's name where its members are meant.
  static let groups: Set<String> = [
    "methods", "callbacks", "properties", "equivalents", "equivalent", "counterparts", "members",
    "functions", "overloads", "cases", "initializers", "delegates", "apis", "variants", "hooks",
    "keys", "flags",
  ]

  /// Make what follows a part of something else.
  static let ofWords: Set<String> = [
    "of", "in", "with", "by", "through", "inside", "via", "from", "on", "to", "for", "using",
    "under", "behind", "without", "like",
  ]

  /// Begin a sentence that speaks of the symbol before it.
  static let pronouns: Set<String> = ["it", "its", "they", "both", "this", "that"]

  /// What "the" or "this" and these words point back to.
  static let nouns: Set<String> = [
    "class", "property", "property's", "method", "method's", "modifier", "function", "type", "api",
    "flag", "key", "symbol", "protocol", "struct", "class's", "error", "initializer", "modifiers",
    "methods", "properties",
  ]
}
