import FactModel

/// Reads what a sentence says of availability.
struct AvailabilityReader {
  let sentence: ExaminedSentence
  private let words: [Word]
  private let text: [UInt8]

  init(_ sentence: ExaminedSentence, text: [UInt8]) {
    self.sentence = sentence
    self.text = text
    words = sentence.words
  }

  func statements() -> [AvailabilityStatement] {
    var statements: [AvailabilityStatement] = []
    var index = 0
    while index < words.count {
      if let bound = bound(at: index) {
        statements.append(bound)
        index = bound.words.upperBound
      } else if let list = items(at: index) {
        if let statement = statement(list) { statements.append(statement) }
        index = list.words.upperBound
      } else {
        index += 1
      }
    }
    return statements
  }

  /// Whether the sentence names a system with a version at all.
  var mentionsVersion: Bool {
    words.indices.contains { index in
      guard let platform = Platform.name(at: index, in: words) else { return false }
      return version(at: index + platform.count) != nil
    }
  }

  // MARK: Items

  private typealias List = (items: [AvailabilityStatement.Item], words: Range<Int>)

  /// The systems and versions from a word on.
  private func items(at start: Int) -> List? {
    var items: [AvailabilityStatement.Item] = []
    var index = start
    var end = start
    while index < words.count {
      if let (item, next) = item(at: index) {
        items.append(item)
        (index, end) = (next, next)
      } else if !items.isEmpty, AvailabilityGrammar.joiners.contains(words[index].text) {
        index += 1
      } else {
        break
      }
    }
    return items.isEmpty ? nil : (items, start..<end)
  }

  private func item(at index: Int) -> (AvailabilityStatement.Item, Int)? {
    guard let platform = Platform.name(at: index, in: words) else { return nil }
    let next = index + platform.count
    guard let first = version(at: next) else {
      let range = words[index].range.lowerBound..<words[next - 1].range.upperBound
      return (.init(platform: platform.folded, range: range), next)
    }
    var item = AvailabilityStatement.Item(
      platform: platform.folded, version: first.low, until: first.high, range: words[next].range)
    if first.high == nil, let until = secondVersion(after: next) {
      item.until = until
      return (item, next + 2)
    }
    return (item, next + 1)
  }

  /// `18.2`, or `8.0-26.0` in one word.
  private func version(at index: Int) -> (low: Version, high: Version?)? {
    guard index < words.count else { return nil }
    let parts = words[index].text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count <= 2, let low = Version(String(parts[0])), low.numbers[0] < 1000 else {
      return nil
    }
    guard parts.count == 2 else { return (low, nil) }
    return Version(String(parts[1])).map { (low, $0) }
  }

  /// The second version of `8.0 – 26.0`, the dash right between the two.
  private func secondVersion(after index: Int) -> Version? {
    guard index + 1 < words.count, let second = version(at: index + 1), second.high == nil else {
      return nil
    }
    let between = text[words[index].range.upperBound..<words[index + 1].range.lowerBound]
    let marks = between.filter { $0 != 0x20 }
    return marks.elementsEqual("–".utf8) || marks.elementsEqual("-".utf8) ? second.low : nil
  }

  // MARK: Statements

  private func statement(_ list: List) -> AvailabilityStatement? {
    let start = list.words.lowerBound
    guard let (kind, trigger, isApposed) = introduction(before: start, list) else { return nil }
    let hasVersion = list.items.contains { $0.version != nil }
    if !hasVersion, kind == .until { return nil }
    return AvailabilityStatement(
      kind: kind, items: list.items.filter { !hasVersion || $0.version != nil }, trigger: trigger,
      words: list.words, isApposed: isApposed, isOpen: isOpen(before: trigger))
  }

  /// What the words before a list make of it.
  private func introduction(
    before start: Int, _ list: List
  ) -> (AvailabilityStatement.Kind, Int, Bool)? {
    if isInParenthesesBehindName(start) { return (.introduced, start, true) }
    if let verb = leadingVerb(after: list) { return (.introduced, verb, false) }
    if isBehindColon(start),
      let noun = words[..<start].firstIndex(where: { $0.text == "availability" })
    {
      return (.introduced, noun, false)
    }
    var index = start
    while index > 0, start - index < 4,
      AvailabilityGrammar.prepositions.contains(words[index - 1].text)
    {
      index -= 1
    }
    guard index > 0 else { return nil }
    let verb = words[index - 1].text
    let hasPreposition = index < start
    if verb == "deprecated", hasPreposition { return (.until, index - 1, false) }
    if verb == "unavailable", hasPreposition { return (.missing, index - 1, false) }
    let isVerb =
      hasPreposition
      ? AvailabilityGrammar.verbs.contains(verb) : AvailabilityGrammar.directVerbs.contains(verb)
    guard isVerb else { return nil }
    return (kind(ofVerbAt: index - 1, words[index..<start], list), index - 1, false)
  }

  private func kind(
    ofVerbAt verb: Int, _ prepositions: ArraySlice<Word>, _ list: List
  ) -> AvailabilityStatement.Kind {
    guard isNegated(verb) else {
      let isBeginning =
        !AvailabilityGrammar.states.contains(words[verb].text)
        || (prepositions + words[list.words] + words[list.words.upperBound...].prefix(2))
          .contains { AvailabilityGrammar.beginnings.contains($0.text) }
        || hasPlus(list)
      return isBeginning ? .introduced : .present
    }
    return prepositions.contains { $0.text == "before" || $0.text == "until" }
      ? .notBefore : .missing
  }

  private func isNegated(_ verb: Int) -> Bool {
    words[max(0, verb - 3)..<verb].contains { AvailabilityGrammar.negations.contains($0.text) }
  }

  /// `iOS 14+`.
  private func hasPlus(_ list: List) -> Bool {
    list.items.contains { item in
      item.range.upperBound < text.count && text[item.range.upperBound] == UInt8(ascii: "+")
    }
  }

  private func isOpen(before trigger: Int) -> Bool {
    words[..<trigger].contains { AvailabilityGrammar.conditions.contains($0.text) }
      || words[trigger].text == "deprecated" && isNegated(trigger)
      || text[sentence.range].last == UInt8(ascii: "?")
  }

  /// `iOS 14 introduced X`.
  private func leadingVerb(after list: List) -> Int? {
    let next = list.words.upperBound
    guard next < words.count, list.items.count == 1, list.items[0].version != nil else {
      return nil
    }
    return ["introduced", "introduces", "added", "adds", "brought"].contains(words[next].text)
      ? next : nil
  }

  private func isInParenthesesBehindName(_ start: Int) -> Bool {
    guard
      let name = sentence.mentions.last(where: {
        $0.range.upperBound <= words[start].range.lowerBound
      })
    else { return false }
    let between = text[name.range.upperBound..<words[start].range.lowerBound]
    return between.elementsEqual(" (".utf8) || between.elementsEqual("` (".utf8)
  }

  private func isBehindColon(_ start: Int) -> Bool {
    guard start > 0 else { return false }
    let between = text[words[start - 1].range.upperBound..<words[start].range.lowerBound]
    return between.first == UInt8(ascii: ":")
  }

  // MARK: Bounds

  /// `an upper bound of 26.0`, `no upper bound`, and `carry none` behind the former.
  private func bound(at index: Int) -> AvailabilityStatement? {
    if sentence.has(["no", "upper", "bound"], at: index) {
      return statement(.noBound, [], index, index..<(index + 3))
    }
    let isNone = ["carry", "carries", "have", "has"].contains {
      sentence.has([$0, "none"], at: index)
    }
    if isNone, words[..<index].contains(where: { $0.text == "bound" }) {
      return statement(.noBound, [], index, index..<(index + 2))
    }
    guard sentence.has(["upper", "bound"], at: index) else { return nil }
    var next = index + 2
    while next < words.count, ["of", "is", "at"].contains(words[next].text) { next += 1 }
    guard let version = version(at: next) else { return nil }
    let item = AvailabilityStatement.Item(
      platform: nil, version: version.low, range: words[next].range)
    return statement(.until, [item], index, index..<(next + 1))
  }

  private func statement(
    _ kind: AvailabilityStatement.Kind, _ items: [AvailabilityStatement.Item], _ trigger: Int,
    _ range: Range<Int>
  ) -> AvailabilityStatement {
    AvailabilityStatement(
      kind: kind, items: items, trigger: trigger, words: range, isOpen: isOpen(before: trigger))
  }
}
