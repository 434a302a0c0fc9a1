import FactModel
import Testing

@Test(arguments: ["a", "0", "apple-archive", "x--", String(repeating: "a", count: 64)])
func isASourceID(text: String) { #expect(SourceID(rawValue: text)?.description == text) }

@Test(arguments: [
  "", "-a", "A", "a_b", "a/b", "a.b", "a b", "\u{e9}", "a\u{301}", "..",
  String(repeating: "a", count: 65),
])
func isNoSourceID(text: String) { #expect(SourceID(rawValue: text) == nil) }

@Test func aDigestIsFortyLowerCaseDigits() {
  let digits = "0123456789abcdef0123456789abcdef01234567"
  #expect(Digest(rawValue: digits)?.description == digits)
  #expect(Digest(rawValue: String(digits.dropLast())) == nil)
  #expect(Digest(rawValue: digits + "0") == nil)
  #expect(Digest(rawValue: digits.uppercased()) == nil)
  #expect(Digest(rawValue: "g" + digits.dropFirst()) == nil)
}
