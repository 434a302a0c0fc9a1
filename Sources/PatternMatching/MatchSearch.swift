import CPCRE2

/// Owns what PCRE needs to search texts for a pattern, and counts the steps.
struct MatchSearch: ~Copyable {
  private let context: OpaquePointer
  private let data: OpaquePointer
  private var meter: cpcre2_meter

  init(_ pattern: borrowing CompiledPattern, _ bounds: MatchBounds) throws(MatchFailure) {
    guard let context = pcre2_match_context_create_8(nil) else { throw .memory }
    guard let data = pcre2_match_data_create_8(1, nil) else {
      pcre2_match_context_free_8(context)
      throw .memory
    }
    pcre2_set_match_limit_8(context, UInt32(clamping: bounds.steps))
    pcre2_set_depth_limit_8(context, UInt32(clamping: bounds.depth))
    pcre2_set_heap_limit_8(context, UInt32(clamping: bounds.memory))
    self.context = context
    self.data = data
    meter = cpcre2_meter(
      left: UInt64(clamping: bounds.steps), repeat: UInt64(clamping: pattern.largestRepeat),
      refers_back: pattern.refersBack ? 1 : 0, place: 0)
  }

  deinit {
    pcre2_match_data_free_8(data)
    pcre2_match_context_free_8(context)
  }

  /// The pattern's matches in a text, at most `limit`.
  mutating func matches(
    of pattern: borrowing CompiledPattern, in text: [UInt8], limit: Int
  ) throws(MatchFailure) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var (start, options) = (0, UInt32(0))
    while found.count < limit, start <= text.count,
      let match = try match(of: pattern, in: text, from: start, options)
    {
      found.append(match)
      start = match.upperBound
      // The text was checked at the first match. Behind an empty match goes on what is not empty.
      options = PCRE2_NO_UTF_CHECK | (match.isEmpty ? PCRE2_NOTEMPTY_ATSTART : 0)
    }
    return found
  }

  private mutating func match(
    of pattern: borrowing CompiledPattern, in text: [UInt8], from start: Int, _ options: UInt32
  ) throws(MatchFailure) -> Range<Int>? {
    let (code, data, context) = (pattern.code, data, context)
    meter.place = start
    let result = withUnsafeMutablePointer(to: &meter) { meter in
      cpcre2_set_meter(context, meter)
      return pcre2_match_8(code, text, text.count, start, options, data, context)
    }
    guard result >= 0 else {
      if let failure = MatchFailure(code: result) { throw failure }
      return nil
    }
    guard let ends = pcre2_get_ovector_pointer_8(data) else { throw .memory }
    return ends[0]..<max(ends[0], ends[1])
  }
}

extension MatchFailure {
  /// The failure behind PCRE's code; `nil` where the code only says that nothing matches.
  fileprivate init?(code: Int32) {
    switch code {
    case PCRE2_ERROR_NOMATCH: return nil
    case PCRE2_ERROR_CALLOUT, PCRE2_ERROR_MATCHLIMIT: self = .steps
    case PCRE2_ERROR_DEPTHLIMIT: self = .depth
    case PCRE2_ERROR_HEAPLIMIT, PCRE2_ERROR_NOMEMORY: self = .memory
    case PCRE2_ERROR_UTF8_ERR21...PCRE2_ERROR_UTF8_ERR1: self = .notUTF8
    default: self = .unexpected(Int(code))
    }
  }
}
