/// The encoding that an HTML page is in, in the order in which a browser believes it: a byte order
/// mark, the server's word, the page's own `meta`; else UTF-8.
struct HTMLEncoding: Equatable {
  /// The name as declared, in small letters; `utf-8` where nothing is.
  let declared: String

  init(of body: [UInt8], charset: String?) {
    declared = Self.mark(of: body) ?? charset?.lowercased() ?? Self.statement(in: body) ?? "utf-8"
  }

  var isUTF8: Bool { ["utf-8", "utf8", "unicode-1-1-utf-8"].contains(declared) }

  /// What iconv calls it: in HTML, Latin-1 and ASCII are names of Windows' superset of both.
  var name: String {
    ["iso-8859-1", "latin1", "l1", "ascii", "us-ascii"].contains(declared)
      ? "windows-1252" : declared
  }

  private static func mark(of body: [UInt8]) -> String? {
    if body.starts(with: [0xEF, 0xBB, 0xBF]) { return "utf-8" }
    if body.starts(with: [0xFE, 0xFF]) { return "utf-16be" }
    return body.starts(with: [0xFF, 0xFE]) ? "utf-16le" : nil
  }

  /// What the first `meta` that names an encoding says. One that could be read so far is in no
  /// 16-bit encoding, whatever it says.
  private static func statement(in body: [UInt8]) -> String? {
    let head = String(decoding: body.prefix(4096), as: UTF8.self).lowercased()
    for tag in head.split(separator: "<") where tag.hasPrefix("meta") {
      guard let name = charset(in: tag.prefix { $0 != ">" }) else { continue }
      return name.hasPrefix("utf-16") ? "utf-8" : name
    }
    return nil
  }

  private static func charset(in tag: Substring) -> String? {
    let parts = tag.split(separator: "charset", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    let value = parts[1].drop { $0 == " " }
    guard value.first == "=" else { return nil }
    let name = value.dropFirst().drop { " \"'".contains($0) }
      .prefix { !" \"';/>".contains($0) }
    return name.isEmpty ? nil : String(name)
  }
}
