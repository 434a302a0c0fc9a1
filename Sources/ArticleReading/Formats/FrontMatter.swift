/// Where an article's text begins: behind a byte order mark and front matter of YAML or TOML.
enum FrontMatter {
  static func end(in source: [UInt8]) -> Int {
    let start = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    for fence in ["---", "+++"] where isFence(fence, source, start) {
      var line = nextLine(source, start)
      while line < source.count {
        let next = nextLine(source, line)
        if isFence(fence, source, line) || fence == "---" && isFence("...", source, line) {
          return next
        }
        line = next
      }
    }
    return start
  }

  private static func isFence(_ fence: String, _ source: [UInt8], _ line: Int) -> Bool {
    guard source[min(line, source.count)...].starts(with: fence.utf8) else { return false }
    return source[(line + 3)...].prefix { $0 != 0x0A && $0 != 0x0D }
      .allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  private static func nextLine(_ source: [UInt8], _ start: Int) -> Int {
    guard let end = source[start...].firstIndex(of: 0x0A) else { return source.count }
    return end + 1
  }
}
