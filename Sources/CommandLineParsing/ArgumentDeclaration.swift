/// What parsing, help, completions and the manual know of an argument, whatever its type.
package protocol ArgumentDeclaration: Sendable {
  var form: ArgumentForm { get }
  /// Shown in angle brackets: `<file>`.
  var valueName: String { get }
  /// One sentence.
  var help: String { get }
  /// Whether the argument may stand more than once.
  var isRepeating: Bool { get }
  /// Whether the call is wrong without it.
  var isRequired: Bool { get }
  /// The default as a user would type it, where there is one worth telling.
  var defaultText: String? { get }
  /// Every word that is accepted, where there are few.
  var valueStrings: [String] { get }
}

/// How an argument is written.
package enum ArgumentForm: Sendable, Equatable {
  /// `-v`, `--verbose`
  case flag(names: [String])
  /// `--format json`, `--format=json`
  case option(names: [String])
  /// A bare word.
  case positional

  /// The names with their hyphens; none for a bare word.
  package var names: [String] {
    switch self {
    case .flag(let names), .option(let names): names
    case .positional: []
    }
  }
}

extension ArgumentDeclaration {
  /// What the parsed words are kept under: the longest name, or the value name of a bare word.
  package var key: String { form.names.max { $0.utf8.count < $1.utf8.count } ?? valueName }
}
