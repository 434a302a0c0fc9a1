import PageReading

/// Tells code from prose in a plain text by its shape; open braces carry over blank lines.
struct CodeShape {
  /// Braces, brackets and parentheses that code has opened so far.
  private var depth = 0

  /// Whether the lines between two blank lines are code; asked in the order of the text.
  mutating func isCode(_ lines: [TextLine]) -> Bool {
    let share = lines.count { Self.isCodeLine($0) }
    let goesOn = depth > 0 && share > 0 && !lines.allSatisfy(Self.isProse)
    guard goesOn || share * 2 > lines.count else {
      depth = 0
      return false
    }
    for line in lines { depth = max(0, depth + Self.balance(line.text.utf8)) }
    return true
  }

  private static let beginnings = [
    "import ", "@", "#if", "#endif", "#else", "#Preview", "func ", "let ", "var ", "struct ",
    "enum ", "class ", "final class ", "extension ", "private ", "public ", "protocol ", "//",
    "/*", "guard ", "return ", "try ", "<key>", "<string>", "<array>", "</", "<dict>", "<?xml",
    "curl ", "swift ", "cd ", "$ ", "#!", "}", ")", "]",
  ]
  private static let endings = ["{", "}", "(", "[", ";", "\\", "})"]

  private static func isCodeLine(_ line: TextLine) -> Bool {
    let text = line.text.utf8
    guard text.count <= 120, ListMarker.length(in: text) == 0 else { return false }
    if line.indent >= 2, !isProse(line) || line.indent >= 4 { return true }
    if beginnings.contains(where: { text.starts(with: $0.utf8) }) { return !isProse(line) }
    if isAssignment(text) { return true }
    return endings.contains { text.suffix($0.utf8.count).elementsEqual($0.utf8) }
      && !isProse(line)
  }

  /// `base=https://…`, `let`-less statements such as `activity.title = name`, and calls.
  private static func isAssignment(_ text: [UInt8]) -> Bool {
    let name = text.prefix {
      $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".") || isLetterOrDigit($0)
    }
    guard !name.isEmpty, name.count < text.count else { return false }
    let rest = text[name.endIndex...]
    if rest.first == UInt8(ascii: "=") { return true }
    if rest.starts(with: " = ".utf8) || rest.starts(with: " += ".utf8) { return true }
    return rest.first == UInt8(ascii: "(") && (text.last == UInt8(ascii: ")"))
  }

  /// Whether the line reads as a sentence: it begins with a capital or ends in a stop, and most of
  /// it is words.
  private static func isProse(_ line: TextLine) -> Bool {
    let text = line.text.utf8
    guard let last = text.last, ".!?:,".utf8.contains(last) || text.count > 60 else { return false }
    let words = text.split(separator: 0x20).count { $0.allSatisfy(isWordByte) }
    return words >= 5 && !text.starts(with: "//".utf8)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    isLetterOrDigit(byte) || byte >= 0x80 || ".,'-?!:;\"".utf8.contains(byte)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
  }

  private static func balance(_ text: [UInt8]) -> Int {
    text.reduce(0) { sum, byte in
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): sum + 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): sum - 1
      default: sum
      }
    }
  }
}
