/// Why a page's header comment cannot be read, and where.
package struct HeaderError: Error, Equatable {
  /// What is wrong with the comment.
  package enum Problem: String, Sendable {
    /// The bytes end before the comment does.
    case truncated
    /// The comment's JSON does not follow RFC 8259, or its bytes are not UTF-8.
    case malformed
    /// The JSON can be read but says something that no header form known here says.
    case unexpected
  }

  package var problem: Problem
  /// What was expected and what stands there instead.
  package var message: String
  /// The byte of the page, from 0.
  package var offset: Int
  /// The line, from 1.
  package var line: Int
  /// The column in Unicode scalars, from 1.
  package var column: Int

  init(_ fault: HeaderFault, in bytes: [UInt8]) {
    let offset = min(fault.offset, bytes.count)
    let lineStart = bytes[..<offset].lastIndex(of: .newline).map { $0 + 1 } ?? 0
    problem = fault.problem
    message = fault.message
    self.offset = offset
    line = 1 + bytes[..<lineStart].count { $0 == .newline }
    column = 1 + bytes[lineStart..<offset].count { $0 & 0xC0 != 0x80 }
  }
}

extension HeaderError: CustomStringConvertible {
  /// `12:5: expected …`, without a file name.
  package var description: String { "\(line):\(column): \(message)" }
}

/// A header error before its line and column are counted, which only a failed reading needs.
struct HeaderFault: Error {
  var problem: HeaderError.Problem
  var message: String
  var offset: Int

  init(_ problem: HeaderError.Problem, _ message: String, at offset: Int) {
    self.problem = problem
    self.message = message
    self.offset = offset
  }
}
