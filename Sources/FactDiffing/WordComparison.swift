/// Two token lists cut into stretches that are kept and stretches that are replaced.
struct WordComparison {
  enum Step {
    case kept([WordToken])
    case replaced(Hunk)
  }

  /// Words that stand in one place of the former and of the latter text; one side may be empty.
  struct Hunk {
    var removed: [WordToken]
    var added: [WordToken]
  }

  let steps: [Step]

  init(from before: String, to after: String) {
    self.init(from: WordSplitter.tokens(of: before), to: WordSplitter.tokens(of: after))
  }

  init(from old: [WordToken], to new: [WordToken]) {
    var ids: [ByteText: Int] = [:]
    let pairs = Alignment.pairs(
      old.map { ids.id(of: ByteText($0.text)) }, new.map { ids.id(of: ByteText($0.text)) })
    var builder = StepBuilder(old: old, new: new)
    for pair in pairs { builder.add(pair) }
    steps = builder.finish()
  }

  var hunks: [Hunk] {
    steps.compactMap { if case .replaced(let hunk) = $0 { hunk } else { nil } }
  }
}

/// Puts the steps together from aligned pairs.
private struct StepBuilder {
  let old: [WordToken]
  let new: [WordToken]
  private var (oldNext, newNext) = (0, 0)
  private var kept: [WordToken] = []
  private var steps: [WordComparison.Step] = []

  init(old: [WordToken], new: [WordToken]) {
    self.old = old
    self.new = new
  }

  mutating func add(_ pair: Alignment.Pair) {
    close(before: pair)
    var token = new[pair.new]
    // A word behind a removed one keeps its distance from it.
    token.isSpaced = token.isSpaced || old[pair.old].isSpaced && pair.new == 0
    kept.append(token)
    (oldNext, newNext) = (pair.old + 1, pair.new + 1)
  }

  mutating func finish() -> [WordComparison.Step] {
    close(before: .init(old: old.count, new: new.count))
    if !kept.isEmpty { steps.append(.kept(kept)) }
    return steps
  }

  private mutating func close(before pair: Alignment.Pair) {
    guard pair.old > oldNext || pair.new > newNext else { return }
    if !kept.isEmpty { steps.append(.kept(kept)) }
    kept = []
    steps.append(
      .replaced(
        .init(removed: Array(old[oldNext..<pair.old]), added: Array(new[newNext..<pair.new]))))
  }
}

extension Dictionary where Value == Int {
  /// The number of `key`, counted from 0 in the order of first sight.
  mutating func id(of key: Key) -> Int {
    if let id = self[key] { return id }
    let id = count
    self[key] = id
    return id
  }
}
