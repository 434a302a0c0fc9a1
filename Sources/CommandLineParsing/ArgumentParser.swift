import NameSuggesting

/// Sorts the words of a call under the declared arguments of a command.
///
/// The grammar is small: `--name value`, `--name=value`, `-n value`, `--`, bare words anywhere. No
/// abbreviations, so that a new option cannot break a script, and no bundled short flags.
package struct ArgumentParser: Sendable {
  private let options: [String: any ArgumentDeclaration]
  private let positionals: [any ArgumentDeclaration]

  package init(_ declarations: [any ArgumentDeclaration]) {
    var options: [String: any ArgumentDeclaration] = [:]
    for declaration in declarations {
      for name in declaration.form.names { options[name] = declaration }
    }
    self.options = options
    positionals = declarations.filter { $0.form == .positional }
  }

  /// The words sorted; throws where one fits no declaration.
  package func parse(_ words: [String]) throws(UsageError) -> ParsedArguments {
    var parsed = ParsedArguments()
    var bare: [String] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        bare += rest
        break
      }
      if word.hasPrefix("-"), word != "-" {
        try parseOption(word, &rest, &parsed)
      } else {
        bare.append(word)
      }
    }
    try assign(bare, &parsed)
    return parsed
  }

  private func parseOption(
    _ word: String, _ rest: inout ArraySlice<String>, _ parsed: inout ParsedArguments
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let attached = parts.count > 1 && name.hasPrefix("--") ? String(parts[1]) : nil
    guard let declaration = options[attached == nil ? word : name] else {
      throw .unknownOption(name, nearest: nearestName(to: name, among: options.keys.sorted()))
    }
    guard case .option = declaration.form else {
      if let attached { throw .unexpectedValue(option: name, value: attached) }
      return parsed.append(name, to: declaration)
    }
    guard let value = attached ?? rest.popFirst() else {
      throw .missingValue(option: name, valueName: declaration.valueName)
    }
    parsed.append(value, to: declaration)
  }

  private func assign(_ bare: [String], _ parsed: inout ParsedArguments) throws(UsageError) {
    var words = bare[...]
    for declaration in positionals {
      repeat {
        guard let word = words.popFirst() else { break }
        parsed.append(word, to: declaration)
      } while declaration.isRepeating
    }
    if let extra = words.first { throw .unexpectedArgument(extra) }
  }
}
