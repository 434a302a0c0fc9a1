/// A platform, however its name is written: `Mac Catalyst`, `macCatalyst`, `MacCatalyst`.
///
/// Only names of known platforms have spellings; others are the same where they are but for the
/// case of letters.
struct PlatformKey: Hashable {
  private let name: [UInt8]

  private static let known = [
    "ios": "ios", "ipados": "ipados", "maccatalyst": "maccatalyst", "macos": "macos",
    "osx": "macos", "macosx": "macos", "tvos": "tvos", "visionos": "visionos",
    "watchos": "watchos",
  ]

  init(_ platform: String) {
    let folded = platform.lowercased()
    let letters = String(folded.unicodeScalars.filter { $0 != " " })
    name = Array((Self.known[letters] ?? folded).utf8)
  }
}
