/// The words of a call sorted under the command's declared arguments: what was typed, not yet what
/// it means.
package struct ParsedArguments: Sendable, Equatable {
  private var words: [String: [String]] = [:]

  package init() {}

  /// Adds a word that was typed for the argument; a flag adds its name.
  mutating func append(_ word: String, to declaration: any ArgumentDeclaration) {
    words[declaration.key, default: []].append(word)
  }

  /// What the words typed for the argument mean.
  package func value<Value>(of argument: Argument<Value>) throws(UsageError) -> Value {
    try argument.value(words[argument.key] ?? [])
  }
}
