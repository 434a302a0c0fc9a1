/// A type that can be made from one word of the command line.
package protocol ExpressibleByArgument: Sendable {
  /// The value, or `nil` where the word is not one.
  init?(argument: String)
  /// What is expected, for the message about a word that is not one.
  static var expectation: String { get }
  /// Every word that is accepted, where there are few; for help and completions.
  static var allValueStrings: [String] { get }
}

extension ExpressibleByArgument {
  package static var allValueStrings: [String] { [] }
}

extension ExpressibleByArgument where Self: RawRepresentable & CaseIterable, RawValue == String {
  package init?(argument: String) { self.init(rawValue: argument) }
  package static var expectation: String { "one of " + allValueStrings.joined(separator: ", ") }
  package static var allValueStrings: [String] { allCases.map(\.rawValue) }
}

extension String: ExpressibleByArgument {
  package init?(argument: String) { self = argument }
  package static var expectation: String { "text" }
}

extension Int: ExpressibleByArgument {
  package init?(argument: String) {
    guard let number = Int(argument), number >= 0 else { return nil }
    self = number
  }
  package static var expectation: String { "a whole number from 0" }
}
