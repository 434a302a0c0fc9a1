extension Mutation {
  static let numberUp = numbers("number-up") { Int($0).map { String($0 + 1) } }
  static let numberDown = numbers("number-down") {
    Int($0).flatMap { $0 > 0 ? String($0 - 1) : nil }
  }
  static let digitDropped = numbers("digit-dropped") { $0.count > 1 ? String($0.dropLast()) : nil }
  static let digitAdded = numbers("digit-added") { $0 + "0" }

  /// A superscript or fraction typed as plain digits.
  static let superscriptFolded = Mutation("superscript-folded") { specimen, _ in
    changed(
      specimen.text,
      [
        0xB2: "2", 0xB3: "3", 0xB9: "1", 0x2070: "0", 0x2074: "4", 0x207B: "-", 0xBD: "1/2",
        0x2082: "2", 0x2122: "TM",
      ])
  }

  private static func numbers(
    _ name: String, _ change: @escaping @Sendable (String) -> String?
  ) -> Mutation {
    Mutation(name) { specimen, random in
      let scalars = Array(specimen.text.unicodeScalars)
      let starts = scalars.indices.filter {
        isDigit(scalars[$0]) && ($0 == 0 || !isDigit(scalars[$0 - 1]))
      }
      guard let start = random.element(of: starts) else { return nil }
      let end = scalars[start...].firstIndex { !isDigit($0) } ?? scalars.endIndex
      guard let number = change(string(scalars[start..<end])) else { return nil }
      return string(scalars[..<start]) + number + string(scalars[end...])
    }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }
}
