import PageReading

/// How comments of a language begin.
struct CommentMarks {
  /// A comment in a line of code.
  struct Words {
    var range: Range<Int>
    /// Whether code stands before it in the line.
    var isTrailing: Bool
    /// Whether it has no words, or those of a ruler or `MARK`.
    var isEmpty: Bool
  }

  private let mark: [UInt8]

  /// Slashes, or a number sign for languages of scripts and settings.
  init(_ language: String?) {
    let scripts = [
      "sh", "bash", "zsh", "shell", "console", "python", "py", "yaml", "yml", "ruby",
      "rb", "toml", "make", "makefile", "cmake", "dockerfile",
    ]
    let name = language?.split(whereSeparator: { $0 == " " || $0 == "{" }).first.map(String.init)
    mark = Array((scripts.contains(name?.lowercased() ?? "") ? "#" : "//").utf8)
  }

  /// The comment of a line; `nil` where there is none.
  func words(in line: ArraySlice<UInt8>) -> Words? {
    let start = line.firstIndex { !$0.isASCIISpace } ?? line.endIndex
    if line[start...].starts(with: mark) { return words(line, from: start, isTrailing: false) }
    guard let place = trailingMark(in: line, from: start) else { return nil }
    return words(line, from: place, isTrailing: true)
  }

  private func words(_ line: ArraySlice<UInt8>, from start: Int, isTrailing: Bool) -> Words {
    let slash = mark[0]
    var begin = start
    while begin < line.endIndex, line[begin] == slash || line[begin] == UInt8(ascii: "!") {
      begin += 1
    }
    let words = line[begin...].drop(while: \.isASCIISpace)
    let isEmpty = words.isEmpty || words.starts(with: "MARK:".utf8)
    return Words(
      range: (isEmpty ? line.endIndex : begin)..<line.endIndex, isTrailing: isTrailing,
      isEmpty: isEmpty)
  }

  /// Where a comment begins behind code: a blank before it, and outside a string.
  private func trailingMark(in line: ArraySlice<UInt8>, from start: Int) -> Int? {
    var isInString = false
    var index = start
    while index < line.endIndex {
      let byte = line[index]
      if byte == UInt8(ascii: "\\") {
        index += 2
        continue
      }
      if byte == UInt8(ascii: "\"") { isInString.toggle() }
      if !isInString, index > start, line[index - 1].isASCIISpace,
        line[index...].starts(with: mark)
      {
        return index
      }
      index += 1
    }
    return nil
  }
}
