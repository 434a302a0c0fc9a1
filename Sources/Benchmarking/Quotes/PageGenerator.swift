import QuoteMutation

/// Makes pages of plain sentences with everything in them that quotations trip over: numbers,
/// denials, markup, code, typography, lists and tables. The same seed makes the same pages.
struct PageGenerator {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// The next page.
  mutating func page() -> [UInt8] {
    var text = "# \(capitalized(pick(Self.nouns))) and \(pick(Self.nouns))\n\n\(paragraph())\n"
    for _ in 0..<(1 + below(3)) {
      text += "\n## \(capitalized(pick(Self.verbs))) a \(pick(Self.nouns))\n\n\(block())\n"
    }
    return Array(text.utf8)
  }

  private mutating func block() -> String {
    switch below(5) {
    case 0: (0..<3).map { _ in "- \(sentence())" }.joined(separator: "\n")
    case 1: "> Note: \(sentence())\n\n\(paragraph())"
    case 2: "| \(pick(Self.nouns)) | rule |\n| --- | --- |\n| `\(name())` | \(sentence()) |"
    case 3: "```\nlet \(pick(Self.nouns)) = \(below(900))\n```\n\n\(paragraph())"
    default: "\(paragraph())\n\n\(paragraph())"
    }
  }

  private mutating func paragraph() -> String {
    (0..<(2 + below(3))).map { _ in sentence() }.joined(separator: [" ", "\n"][below(2)])
  }

  private mutating func sentence() -> String {
    let subject = "\(["The", "A", "Every", "No", "This"][below(5)]) \(pick(Self.nouns))"
    let object = "\(pick(Self.verbs)) \(amount()) \(pick(Self.nouns))s"
    return "\(subject) \(pick(Self.modals)) \(object)\(tail())."
  }

  private mutating func amount() -> String {
    switch below(6) {
    case 0: "up to \(1 + below(999))"
    case 1: "\(below(9)).\(below(99))"
    case 2: "more than \(1 + below(9))\u{B3}"
    case 3: "the `\(name())` of all"
    case 4: "[\(pick(Self.nouns)) \(pick(Self.nouns))](/pages/\(below(99))) and"
    default: "**\(pick(Self.nouns))** and other"
    }
  }

  private mutating func tail() -> String {
    switch below(6) {
    case 0: ", unless the \(pick(Self.nouns)) isn\u{2019}t set"
    case 1: " \u{2014} the \u{201C}\(pick(Self.nouns))\u{201D} only before it opens"
    case 2: " when its caf\u{E9} \(pick(Self.nouns)) doesn't \(pick(Self.verbs)) it"
    case 3: " in iOS\u{A0}\(10 + below(9)) and later"
    case 4: " (see `\(name())(_:)`), and it may \(pick(Self.verbs)) another one"
    default: ""
    }
  }

  private mutating func name() -> String { pick(Self.verbs) + capitalized(pick(Self.nouns)) }

  private func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private mutating func below(_ bound: Int) -> Int { Int(random.next() % UInt64(bound)) }

  private mutating func pick(_ words: [String]) -> String { words[below(words.count)] }

  private static let nouns = [
    "shelf", "row", "tag", "lamp", "drawer", "kettle", "ticket", "garden", "letter", "window",
    "harbour", "basket", "ribbon", "ladder", "pebble", "tunnel", "whistle", "blanket", "orchard",
    "compass", "cushion", "lantern", "meadow", "parcel", "saddle", "teapot", "violin", "wagon",
  ]
  private static let verbs = [
    "keep", "move", "open", "carry", "count", "show", "hide", "store", "sort", "paint", "mend",
    "lift", "close", "label", "trade", "fold", "light", "pack", "measure", "polish",
  ]
  private static let modals = ["can", "must", "may", "must not", "can\u{2019}t", "will", "should"]
}
