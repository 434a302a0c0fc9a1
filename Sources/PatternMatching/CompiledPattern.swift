import CPCRE2

/// Owns a pattern that PCRE compiled.
struct CompiledPattern: ~Copyable {
  let code: OpaquePointer
  /// The largest repeat that the expression demands, as `300` in `\w{300,}`.
  let largestRepeat: Int
  /// Whether the expression refers back to what a group matched.
  let refersBack: Bool

  /// No expression is longer, in bytes.
  private static let longest = 8_192
  /// No groups nest deeper.
  private static let deepest: UInt32 = 64

  /// PCRE's shortcuts to a first place are left out: they look through the whole rest of a text
  /// again for each match, and they would make the count of steps depend on PCRE's version.
  private static let options =
    PCRE2_UTF | PCRE2_UCP | PCRE2_MULTILINE | PCRE2_NEVER_BACKSLASH_C | PCRE2_AUTO_CALLOUT
    | PCRE2_NO_START_OPTIMIZE

  init(_ expression: String) throws(PatternError) {
    let bytes = Array(expression.utf8)
    guard bytes.count <= Self.longest else {
      throw PatternError(message: "the pattern has more than \(Self.longest) bytes", offset: 0)
    }
    guard let context = Self.context() else {
      throw PatternError(message: "no memory to compile the pattern", offset: 0)
    }
    defer { pcre2_compile_context_free_8(context) }
    var (error, offset) = (Int32(0), 0)
    guard let code = pcre2_compile_8(bytes, bytes.count, Self.options, &error, &offset, context)
    else {
      throw PatternError(
        message: Self.message(error), offset: bytes[..<offset].count { $0 & 0xC0 != 0x80 })
    }
    self.code = code
    largestRepeat = Self.largestRepeat(in: bytes)
    refersBack = Self.refersBack(code)
  }

  deinit { pcre2_code_free_8(code) }

  private static func context() -> OpaquePointer? {
    guard let context = pcre2_compile_context_create_8(nil) else { return nil }
    pcre2_set_newline_8(context, UInt32(PCRE2_NEWLINE_ANYCRLF))
    pcre2_set_bsr_8(context, UInt32(PCRE2_BSR_UNICODE))
    pcre2_set_parens_nest_limit_8(context, deepest)
    return context
  }

  private static func message(_ error: Int32) -> String {
    var text = [UInt8](repeating: 0, count: 256)
    let length = pcre2_get_error_message_8(error, &text, text.count)
    return String(decoding: text.prefix(max(0, Int(length))), as: UTF8.self)
  }

  private static func refersBack(_ code: OpaquePointer) -> Bool {
    var highest: UInt32 = 0
    return pcre2_pattern_info_8(code, UInt32(PCRE2_INFO_BACKREFMAX), &highest) != 0 || highest > 0
  }

  /// Of all `{300}` and `{300,…}`; a quoted or escaped brace counts too and costs no more.
  private static func largestRepeat(in expression: [UInt8]) -> Int {
    var largest = 0
    for (index, byte) in expression.enumerated() where byte == UInt8(ascii: "{") {
      let digits = expression[(index + 1)...].prefix { (0x30...0x39).contains($0) }
      largest = max(largest, digits.prefix(5).reduce(0) { $0 * 10 + Int($1 - 0x30) })
    }
    return largest
  }
}
