import Reporting
import Testing

struct TerminalTextTests {
  @Test(arguments: [
    ("plain caf\u{E9} \u{2192} ok", "plain caf\u{E9} \u{2192} ok"),
    ("\u{1B}[31mred\u{1B}[0m", "red"), ("\u{1B}]0;title\u{7}text", "text"),
    ("\u{1B}]8;;http://x\u{1B}\\link", "link"), ("\u{9B}31mred", "red"),
    ("\u{9D}0;title\u{9C}text", "text"), ("a\u{1B}\u{1B}[31mb", "ab"), ("a\u{1B}(Bb", "ab"),
    ("a\r\nb\tc\u{85}d", "a  b c d"), ("a\u{2028}b\u{2029}c", "a b c"),
    ("a\u{202E}b\u{2066}c\u{200F}d", "abcd"), ("a\0b\u{7F}c", "abc"),
    ("\u{1B}[31\u{1B}[0mx", "x"), ("cut \u{1B}[", "cut "), ("a\u{E0041}b", "ab"),
    ("\u{1B}Pnever closed\nnext", "next"),
  ])
  func keepsNothingThatCommandsOrHides(text: String, expected: String) {
    #expect(Array(terminalText(text).unicodeScalars) == Array(expected.unicodeScalars))
  }
}
