import ArticleReading
import FactModel

/// The names of systems in prose and in headers.
enum Platform {
  /// The name in one form: `Mac Catalyst`, `macCatalyst` are `maccatalyst`, `OS X` is `macos`.
  static func folded(_ name: String) -> String {
    let letters = name.loweredASCII.utf8.filter { $0 != 0x20 && $0 != UInt8(ascii: "_") }
    let folded = String(decoding: Array(letters), as: UTF8.self)
    return folded == "osx" ? "macos" : folded
  }

  private static let single: Set<String> = [
    "ios", "ipados", "macos", "tvos", "visionos", "watchos", "maccatalyst", "xcode",
  ]

  /// The system named at a word, and how many words it takes.
  static func name(at index: Int, in words: [Word]) -> (folded: String, count: Int)? {
    let word = words[index].text
    if single.contains(word) { return (word, 1) }
    guard index + 1 < words.count else { return nil }
    switch (word, words[index + 1].text) {
    case ("mac", "catalyst"): return ("maccatalyst", 2)
    case ("os", "x"): return ("macos", 2)
    default: return nil
    }
  }

  /// The row of a header for a system.
  static func row(_ folded: String, in rows: [AvailabilityRow]) -> AvailabilityRow? {
    rows.first { self.folded($0.platform) == folded }
  }
}
