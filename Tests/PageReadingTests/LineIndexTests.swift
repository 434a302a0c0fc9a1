import PageReading
import Testing

struct LineIndexTests {
  @Test(arguments: ["ab\ncd\n", "ab\r\ncd\r\n", "ab\rcd\r"])
  func countsLinesByAnyLineEnd(text: String) {
    let index = LineIndex(Array(text.utf8))
    let offset = Array(text.utf8).firstIndex(of: UInt8(ascii: "d")) ?? 0
    #expect(index.position(of: offset) == (2, 2))
    #expect(index.starts.count == 3)
  }

  @Test func countsColumnsInScalars() {
    let text = "“e\u{301}” \u{1F469}\u{200D}\u{1F467} x"
    let offset = text.utf8.count - 1
    #expect(LineIndex(Array(text.utf8)).position(of: offset) == (1, text.unicodeScalars.count))
  }
}
