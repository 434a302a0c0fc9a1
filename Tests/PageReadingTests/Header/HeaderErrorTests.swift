import FactModel
import Testing

@testable import PageReading

@Test(arguments: [
  ("{\"a\":1,\"a\":2}", "the key \"a\" stands here a second time", 7),
  ("{\"a\":1,}", "expected a key in quotes, found '}'", 7),
  ("{\"a\" 1}", "expected ':' after the key, found '1'", 5),
  ("{\"a\":01}", "expected ',' or '}', found '1'", 6),
  ("{\"a\":+1}", "expected a JSON value, found '+'", 5),
  ("{\"a\":1.}", "expected a digit, found '}'", 7),
  ("{\"a\":tru}", "expected 'true', found '}'", 8),
  ("{\"a\":\"\t\"}", "a control character in a string", 6),
  ("{\"a\":\"\\x\"}", "expected an escape, found 'x'", 7),
  ("{\"a\":\"\\ud800\"}", "half of a surrogate pair without the other", 6),
  ("{\"a\":\"\\udc00\\ud800\"}", "half of a surrogate pair without the other", 6),
  ("{\"a\":\"\\u12g4\"}", "expected a hexadecimal digit, found 'g'", 10),
  ("{\"a\":'b'}", "expected a JSON value, found '''", 5),
  ("{} x", "expected '-->' after the header, found 'x'", 3),
])
func refusesWhatIsNotStrictJSONAndNamesTheByte(json: String, message: String, offset: Int) throws {
  let error = try #require(headerError("<!--\n\(json)\n-->\n"))
  #expect(error.message == message)
  #expect(error.offset == offset + 5)
  #expect(error.problem == .malformed)
}

@Test func refusesACommentCutAnywhere() throws {
  let text = comment("  \"availability\" : [\n    \"iOS: 8.0.0 - 9.0.0\"\n  ],\n")
  for length in 4..<(text.utf8.count - 1) {
    let cut = String(decoding: Array(text.utf8)[..<length], as: UTF8.self)
    #expect(headerError(cut)?.problem == .truncated, "cut at \(length)")
  }
}

@Test func countsLinesAndColumnsInScalars() throws {
  let error = try #require(headerError("<!--\n{\n  \"Größe\": \"ok\" x\n}\n-->\n"))
  #expect((error.line, error.column) == (3, 17))
  #expect(error.description == "3:17: expected ',' or '}', found 'x'")
}

@Test(arguments: [
  ("\"title\" : \"flyKite(_:)\"", "\"title\" : 3", "expected title to be a string, not a number"),
  ("\"title\" :", "\"tittle\" :", "the header has no key \"title\""),
  ("\"kind\" :", "\"sort\" :", "symbol has no key \"kind\""),
  ("\"role\" : \"Instance Method\"", "\"role\" : null", "expected role to be a string, not null"),
  ("[\n      \"Kites\"\n    ]", "\"Kites\"", "expected modules to be a list, not a string"),
  ("\"Kites\"\n    ]", "{}\n    ]", "expected each of modules to be a string, not an object"),
])
func refusesAKnownKeyOfAnotherTypeOrMissing(old: String, new: String, message: String) throws {
  let error = try #require(headerError(comment().replacing(old, with: new)))
  #expect(error.message == message)
  #expect(error.problem == .unexpected)
}

@Test func refusesInvalidUTF8AtItsByte() throws {
  var bytes = Array(comment().utf8)
  let place = try #require(bytes.firstRange(of: Array("Kites".utf8))).lowerBound
  bytes[place + 2] = 0xFF
  let error = try #require(throws: HeaderError.self) { try HeaderReader().read(bytes) }
  #expect(error.offset == place + 2)
  #expect(error.message == "byte 255 is not UTF-8")
}

@Test func refusesInvalidUTF8BesideAnEscape() throws {
  let bytes = Array("<!--\n{\"a\":\"\\n".utf8) + [0xC3, 0x28] + Array("\"}\n-->\n".utf8)
  let error = try #require(throws: HeaderError.self) { try HeaderReader().read(bytes) }
  #expect(error.offset == 13)
}

@Test func refusesHugeDepth() throws {
  let deep = String(repeating: "[", count: 200_000)
  let error = try #require(headerError("<!--\n{\"a\":\(deep)"))
  #expect(error.message == "nested deeper than 64 levels")
}

@Test func refusesTextBehindTheCommentsEnd() throws {
  let text = comment().replacing("-->", with: "--> # Title")
  #expect(headerError(text)?.message == "expected the end of the line after '-->', found '#'")
}

@Test func decodesEscapesAndSurrogatePairs() throws {
  let text = comment(title: #"\u0041\ud83d\ude00\/\"\\\b\f\n\r\té"#)
  #expect(try read(text)?.header.title == "A😀/\"\\\u{8}\u{C}\n\r\té")
}

@Test func tellsAnOpenRemarkFromAPageWithoutHeader() throws {
  #expect(headerError("<!-- never closed\n# Title\n")?.problem == .truncated)
}
