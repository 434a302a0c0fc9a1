import FactModel

/// A machine-written file that was edited by hand, or written by another version.
struct NotCanonicalRule: LintRule {
  let name = "not-canonical"
  let summary = "A machine-written file has other bytes than the tool would write."
  let severity = Severity.error

  func findings(in subject: LintSubject) -> [Finding] {
    subject.writtenFiles.compactMap { file in
      guard let difference = FileDifference(file) else { return nil }
      var finding = finding(
        at: difference.edit.start,
        "from line \(difference.edit.start.line) on the file is not what the tool would write")
      finding.end = difference.edit.end
      finding.suggestion = Suggestion(
        summary: "write what the tool would write", edits: [difference.edit], isSafe: true)
      return finding
    }
  }
}

/// The lines in which a file differs from what would be written.
private struct FileDifference {
  let edit: Suggestion.Edit

  /// `nil` where the bytes are the same.
  init?(_ file: WrittenFile) {
    guard file.bytes != file.canonical else { return nil }
    let first = file.bytes.commonLines(file.canonical)
    let rest = (Array(file.bytes[first...]), Array(file.canonical[first...]))
    let last = Array(rest.0.reversed()).commonBytesBeforeLine(Array(rest.1.reversed()))
    let bytes = first..<(file.bytes.count - last)
    edit = Suggestion.Edit(
      bytes: bytes, start: file.place(at: bytes.lowerBound), end: file.place(at: bytes.upperBound),
      text: String(decoding: file.canonical[first..<(file.canonical.count - last)], as: UTF8.self))
  }
}

extension WrittenFile {
  /// The place of a byte that begins a line or ends the file.
  fileprivate func place(at offset: Int) -> Place {
    let before = bytes[..<offset]
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let column = before[start...].count { $0 & 0xC0 != 0x80 } + 1
    return Place(file: name, line: before.count { $0 == 0x0A } + 1, column: column)
  }
}

extension [UInt8] {
  /// How many bytes of whole lines both begin with.
  fileprivate func commonLines(_ other: [UInt8]) -> Int {
    let same = zip(self, other).prefix { $0 == $1 }.count
    return self[..<same].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
  }

  /// How many bytes both begin with, of texts that are turned round: the last line end counts not,
  /// so that whole lines are left.
  fileprivate func commonBytesBeforeLine(_ other: [UInt8]) -> Int {
    let same = zip(self, other).prefix { $0 == $1 }.count
    return self[..<same].lastIndex(of: 0x0A) ?? 0
  }
}
