import ProcessRunning

/// Which lines of a file a branch touched, read from `git diff -U0`.
package struct TouchedLines: Equatable, Sendable {
  /// The lines, from 1, in ascending order; `nil` where the whole file is new.
  package let ranges: [Range<Int>]?

  /// The lines of the new side that the hunks of a diff name.
  init(diff: [UInt8]) {
    ranges = diff.split(separator: UInt8(ascii: "\n")).compactMap(Self.hunk)
  }

  /// A file of which every line is new.
  static let all = TouchedLines(ranges: nil)

  private init(ranges: [Range<Int>]?) { self.ranges = ranges }

  /// Whether a stretch of lines, both ends included, has a touched one.
  package func contains(_ lines: ClosedRange<Int>) -> Bool {
    ranges?.contains { $0.overlaps(lines.lowerBound..<(lines.upperBound + 1)) } ?? true
  }

  /// Reads `@@ -a,b +c,d @@`; removed lines leave a place between two lines, which counts as both.
  private static func hunk(_ line: ArraySlice<UInt8>) -> Range<Int>? {
    guard line.starts(with: "@@ -".utf8) else { return nil }
    let words = line.split(separator: UInt8(ascii: " "))
    guard words.count > 3, words[2].first == UInt8(ascii: "+") else { return nil }
    let numbers = words[2].dropFirst().split(separator: UInt8(ascii: ","))
      .map { Int(String(decoding: $0, as: UTF8.self)) }
    guard let start = numbers.first ?? nil else { return nil }
    let count = numbers.count > 1 ? numbers[1] ?? 1 : 1
    return count == 0 ? start..<(start + 2) : start..<(start + count)
  }
}

extension GitRepository {
  /// The lines of a file, as it lies on disk, that were touched since the base and the present
  /// commit parted; empty where the file is as it was.
  package func touchedLines(
    of path: String, since base: String
  ) throws(StorageError) -> TouchedLines {
    let base = try commit(base)
    let known = try ask(["ls-files", "--error-unmatch", "--", path])
    guard known.succeeded else { return .all }
    let answer = try ask([
      "diff", "--merge-base", "--unified=0", "--no-color", "--no-ext-diff", "--no-renames", base.id,
      "--", path,
    ])
    guard answer.succeeded else {
      throw .git(attempt: "compare \(path) with \(base.id)", reason: answer.firstComplaint)
    }
    return TouchedLines(diff: answer.output)
  }
}
