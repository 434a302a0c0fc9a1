/// A regular expression in PCRE's syntax.
///
/// Text is taken as Unicode: `.` is a scalar, `\w`, `\d`, `\b` and the case of letters are
/// Unicode's. `^` and `$` stand for the beginning and end of each line, which LF, CR or CRLF ends;
/// `.` does not match those. `\C`, which would cut scalars, is refused.
package struct Pattern: Sendable {
  /// The expression as written.
  package let expression: String

  /// Checks that the expression can be compiled.
  package init(_ expression: String) throws(PatternError) {
    _ = try CompiledPattern(expression)
    self.expression = expression
  }

  /// Where the pattern matches in each of the texts, in UTF-8 bytes: matches that do not overlap,
  /// empty ones among them, in ascending order, at most `limit` of all texts together.
  ///
  /// The steps are counted over all texts, so that the same texts give the same answer on every
  /// machine; time plays no part.
  package func matches(
    inEach texts: [[UInt8]], limit: Int = .max, bounds: MatchBounds = MatchBounds()
  ) throws(MatchFailure) -> [[Range<Int>]] {
    let compiled: CompiledPattern
    do throws(PatternError) {
      compiled = try CompiledPattern(expression)
    } catch {
      throw .memory
    }
    var search = try MatchSearch(compiled, bounds)
    var left = limit
    var found: [[Range<Int>]] = []
    found.reserveCapacity(texts.count)
    for text in texts {
      let matches = try search.matches(of: compiled, in: text, limit: left)
      left -= matches.count
      found.append(matches)
    }
    return found
  }

  /// Where the pattern matches in a text.
  package func matches(
    in text: [UInt8], limit: Int = .max, bounds: MatchBounds = MatchBounds()
  ) throws(MatchFailure) -> [Range<Int>] {
    try matches(inEach: [text], limit: limit, bounds: bounds)[0]
  }

  /// Where the pattern matches in a text.
  package func matches(
    in text: String, limit: Int = .max, bounds: MatchBounds = MatchBounds()
  ) throws(MatchFailure) -> [Range<Int>] {
    try matches(in: Array(text.utf8), limit: limit, bounds: bounds)
  }
}
