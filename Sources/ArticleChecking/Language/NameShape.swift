/// Whether a word outside code marks has the shape of a symbol's name.
enum NameShape {
  static func isSymbol(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    if bytes.last == UInt8(ascii: ")") { return true }
    if known.contains(name) || name.hasSuffix("Kit") { return false }
    let parts = name.split(separator: ".")
    if parts.count > 1 { return isQualified(parts) }
    return hasInnerCapital(bytes)
  }

  /// `NSUserActivity.userInfo`, and neither `Info.plist` nor `example.com`.
  private static func isQualified(_ parts: [Substring]) -> Bool {
    guard let first = parts.first?.utf8.first, let last = parts.last else { return false }
    guard (0x41...0x5A).contains(first), !endings.contains(String(last).lowercased()) else {
      return false
    }
    return parts.contains { hasInnerCapital(Array($0.utf8)) }
  }

  /// A capital behind the first letter, and small letters that are no plural's: `userInfo`,
  /// `NSArray`, and neither `URLs` nor `API`.
  private static func hasInnerCapital(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 4, bytes.dropFirst().contains(where: isCapital) else { return false }
    var small = bytes.count { (0x61...0x7A).contains($0) }
    if bytes.last == UInt8(ascii: "s"), bytes.dropLast().allSatisfy({ !isSmall($0) }) { small = 0 }
    return small >= 2
  }

  private static func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
  private static func isSmall(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }

  private static let endings: Set<String> = [
    "plist", "swift", "md", "txt", "json", "html", "app", "com", "org", "io", "dev", "yml", "yaml",
    "net", "py", "js", "ts", "sh", "xml", "framework", "c", "h", "cpp", "toml", "cfg",
  ]

  /// Systems, frameworks and brands, which no symbol page is about.
  private static let known: Set<String> = [
    "macOS", "iPadOS", "tvOS", "watchOS", "visionOS", "macCatalyst", "MacCatalyst", "SwiftUI",
    "GitHub", "GitLab", "JavaScript", "TypeScript", "CoffeeScript", "iPhone", "iPhones", "iPad",
    "iPads", "iMac", "iCloud", "iTunes", "iMessage", "MacBook", "AirDrop", "AirPods", "AirPlay",
    "YouTube", "LinkedIn", "StackOverflow", "OpenAI", "ChatGPT", "PowerPoint", "WordPress",
    "CarPlay", "FaceTime", "TestFlight", "SwiftPM", "CocoaPods", "PostgreSQL", "MySQL", "SQLite",
    "FreeBSD", "OpenBSD", "NetBSD", "OpenSSL", "LaTeX", "BibTeX", "NumPy", "SciPy", "PyPI",
    "PyTorch", "TensorFlow", "CoreML", "CoreData", "RubyGems", "GraphQL", "MongoDB", "DevOps",
    "VoiceOver", "McDonald", "ReadMe", "README", "WebAssembly", "QuickTime",
  ]
}
