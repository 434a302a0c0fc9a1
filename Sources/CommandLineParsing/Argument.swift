/// One argument of a command, declared once: how it is written, what it means, what help says.
package struct Argument<Value: Sendable>: ArgumentDeclaration {
  package let form: ArgumentForm
  package let valueName: String
  package let help: String
  package let isRepeating: Bool
  package let isRequired: Bool
  package let defaultText: String?
  package let valueStrings: [String]
  /// Makes the value of the words that were typed for the argument, in order.
  let value: @Sendable ([String]) throws(UsageError) -> Value
}

extension Argument where Value == Bool {
  /// A flag: off unless named.
  package static func flag(_ names: String..., help: String) -> Self {
    Self(
      form: .flag(names: names), valueName: "", help: help, isRepeating: false, isRequired: false,
      defaultText: nil, valueStrings: []
    ) { words throws(UsageError) in !words.isEmpty }
  }
}

extension Argument where Value: ExpressibleByArgument {
  /// An option with a default; where it is named twice the last one wins.
  package static func option(
    _ names: String..., value: String, default initial: Value, defaultText: String? = nil,
    help: String
  ) -> Self {
    let name = names.last ?? value
    return Self(
      form: .option(names: names), valueName: value, help: help, isRepeating: false,
      isRequired: false, defaultText: defaultText, valueStrings: Value.allValueStrings
    ) { words throws(UsageError) in
      guard let word = words.last else { return initial }
      return try convert(word, for: name)
    }
  }

  /// A bare word that must be there.
  package static func positional(_ name: String, help: String) -> Self {
    Self(
      form: .positional, valueName: name, help: help, isRepeating: false, isRequired: true,
      defaultText: nil, valueStrings: Value.allValueStrings
    ) { words throws(UsageError) in
      guard let word = words.last else { throw .missingArgument(name) }
      return try convert(word, for: name)
    }
  }
}

extension Argument {
  /// An option that may be left out; where it is named twice the last one wins.
  package static func option<Wrapped: ExpressibleByArgument>(
    _ names: String..., value: String, help: String
  ) -> Self where Value == Wrapped? {
    let name = names.last ?? value
    return Self(
      form: .option(names: names), valueName: value, help: help, isRepeating: false,
      isRequired: false, defaultText: nil, valueStrings: Wrapped.allValueStrings
    ) { words throws(UsageError) in
      guard let word = words.last else { return nil }
      return try convert(word, for: name)
    }
  }

  /// A bare word that may be left out.
  package static func optionalPositional<Wrapped: ExpressibleByArgument>(
    _ name: String, help: String
  ) -> Self where Value == Wrapped? {
    Self(
      form: .positional, valueName: name, help: help, isRepeating: false, isRequired: false,
      defaultText: nil, valueStrings: Wrapped.allValueStrings
    ) { words throws(UsageError) in
      guard let word = words.last else { return nil }
      return try convert(word, for: name)
    }
  }

  /// Any number of bare words, or at least one where `isRequired`.
  package static func positionals<Element: ExpressibleByArgument>(
    _ name: String, isRequired: Bool = false, help: String
  ) -> Self where Value == [Element] {
    Self(
      form: .positional, valueName: name, help: help, isRepeating: true, isRequired: isRequired,
      defaultText: nil, valueStrings: Element.allValueStrings
    ) { words throws(UsageError) in
      guard !(isRequired && words.isEmpty) else { throw .missingArgument(name) }
      var elements: [Element] = []
      for word in words { elements.append(try convert(word, for: name)) }
      return elements
    }
  }
}

private func convert<Value: ExpressibleByArgument>(
  _ word: String, for name: String
) throws(UsageError) -> Value {
  guard let value = Value(argument: word) else {
    throw .invalidValue(argument: name, value: word, expected: Value.expectation)
  }
  return value
}
