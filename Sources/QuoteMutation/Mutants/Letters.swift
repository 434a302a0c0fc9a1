extension Mutation {
  /// The case of a letter within an identifier.
  static let identifierCase = Mutation("identifier-case") { specimen, random in
    let scalars = Array(specimen.text.unicodeScalars)
    let places = scalars.indices.dropFirst().filter {
      isLetter(scalars[$0]) && isLetter(scalars[$0 - 1])
        && isUpper(scalars[$0]) != isUpper(scalars[$0 - 1])
    }
    return replaced(scalars, at: random.element(of: Array(places))) {
      Unicode.Scalar($0.value ^ 0x20).map { String($0) } ?? ""
    }
  }

  static let apostropheDropped = dropped("apostrophe-dropped", ["'", "\u{2019}"])
  static let hyphenDropped = dropped("hyphen-dropped", ["-", "\u{2011}"])
  static let spaceDropped = dropped("space-dropped", [" "])

  private static func dropped(_ name: String, _ marks: [Unicode.Scalar]) -> Mutation {
    Mutation(name) { specimen, random in
      let scalars = Array(specimen.text.unicodeScalars)
      let places = scalars.indices.dropFirst().dropLast().filter { place in
        marks.contains(scalars[place]) && isLetter(scalars[place - 1])
          && isLetter(scalars[place + 1])
      }
      return replaced(scalars, at: random.element(of: Array(places))) { _ in "" }
    }
  }

  private static func replaced(
    _ scalars: [Unicode.Scalar], at place: Int?, by change: (Unicode.Scalar) -> String
  ) -> String? {
    guard let place else { return nil }
    return string(scalars[..<place]) + change(scalars[place]) + string(scalars[(place + 1)...])
  }

  private static func isUpper(_ scalar: Unicode.Scalar) -> Bool { ("A"..."Z").contains(scalar) }
}
