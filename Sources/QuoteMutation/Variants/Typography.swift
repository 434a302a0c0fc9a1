extension Mutation {
  /// The words as the page shows them.
  static let rendered = Mutation("rendered") { specimen, _ in specimen.text }

  /// Curly quotation marks and apostrophes typed straight.
  static let straightQuotes = Mutation("straight-quotes") { specimen, _ in
    changed(specimen.text, [0x2018: "'", 0x2019: "'", 0x201C: "\"", 0x201D: "\""])
  }

  /// Straight marks set curly.
  static let curlyQuotes = Mutation("curly-quotes") { specimen, _ in
    var opens = true
    var text = ""
    for scalar in specimen.text.unicodeScalars {
      switch scalar {
      case "'": text += "\u{2019}"
      case "\"":
        text += opens ? "\u{201C}" : "\u{201D}"
        opens.toggle()
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text.utf8.elementsEqual(specimen.text.utf8) ? nil : text
  }

  /// Dashes typed with hyphens.
  static let plainDashes = Mutation("plain-dashes") { specimen, _ in
    changed(specimen.text, [0x2013: "-", 0x2014: "--", 0x2011: "-", 0x2026: "..."])
  }

  /// Letters with accents taken apart.
  static let decomposed = Mutation("decomposed") { specimen, _ in
    changed(
      specimen.text,
      [
        0xE9: "e\u{301}", 0xE8: "e\u{300}", 0xEB: "e\u{308}", 0xE0: "a\u{300}", 0xE1: "a\u{301}",
        0xE4: "a\u{308}", 0xF6: "o\u{308}", 0xFC: "u\u{308}", 0xF1: "n\u{303}", 0xE7: "c\u{327}",
        0xC5: "A\u{30A}", 0xE5: "a\u{30A}", 0xEF: "i\u{308}", 0xF4: "o\u{302}", 0xCE: "I\u{302}",
      ])
  }

  /// A text with characters set as others, or `nil` where it has none of them.
  static func changed(_ text: String, _ changes: [UInt32: String]) -> String? {
    var result = ""
    var isChanged = false
    for scalar in text.unicodeScalars {
      if let change = changes[scalar.value] {
        result += change
        isChanged = true
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return isChanged ? result : nil
  }
}
