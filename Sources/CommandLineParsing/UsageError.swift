/// What is wrong with the words of a call, worded for the person who typed them.
package enum UsageError: Error, Equatable {
  case unknownCommand(String, nearest: String?)
  case unknownOption(String, nearest: String?)
  case missingValue(option: String, valueName: String)
  case unexpectedValue(option: String, value: String)
  case invalidValue(argument: String, value: String, expected: String)
  case missingArgument(String)
  case unexpectedArgument(String)
  /// Two arguments that do not go together, or a rule of one command.
  case conflict(String)
}

extension UsageError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownCommand(let word, let nearest):
      "unknown command '\(word)'" + suggestion(nearest)
    case .unknownOption(let word, let nearest):
      "unknown option '\(word)'" + suggestion(nearest)
    case .missingValue(let option, let valueName):
      "option '\(option)' needs a value: \(option) <\(valueName)>"
    case .unexpectedValue(let option, let value):
      "option '\(option)' takes no value, got '\(value)'"
    case .invalidValue(let argument, let value, let expected):
      "'\(value)' is not a valid value for '\(argument)'; expected \(expected)"
    case .missingArgument(let name): "missing argument <\(name)>"
    case .unexpectedArgument(let word): "unexpected argument '\(word)'"
    case .conflict(let message): message
    }
  }

  private func suggestion(_ nearest: String?) -> String {
    nearest.map { "; did you mean '\($0)'?" } ?? ""
  }
}
