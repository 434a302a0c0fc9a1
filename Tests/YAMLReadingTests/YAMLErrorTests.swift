import Testing
import YAMLReading

@Suite struct YAMLErrorTests {
  private func error(
    _ bytes: some Sequence<UInt8>, _ reader: YAMLReader = YAMLReader()
  ) -> YAMLError? {
    #expect(throws: YAMLError.self) { _ = try reader.read(Array(bytes)) }
  }

  private func expectError(
    _ text: String, _ line: Int, _ column: Int, _ message: String, hint: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let error = error(text.utf8)
    #expect(
      error?.position == YAMLPosition(line: line, column: column), sourceLocation: sourceLocation)
    #expect(error?.message == message, sourceLocation: sourceLocation)
    #expect(error?.hint == hint, sourceLocation: sourceLocation)
  }

  @Test func namesBothPlacesOfAKeyThatOccursTwice() {
    expectError("a: 1\nb: 2\n'a': 3\n", 3, 1, "key 'a' occurs twice, first at line 1")
    #expect(error("a: 1\na: 2".utf8)?.related == YAMLPosition(line: 1, column: 1))
  }

  @Test func takesKeysOfOtherBytesForOtherKeys() throws {
    #expect(try YAMLReader().read(Array("é: 1\ne\u{301}: 2".utf8)).entries?.count == 2)
  }

  @Test func refusesAnchorsAliasesAndTags() {
    expectError(
      "a: &x 1", 1, 4, "anchors such as '&x' are not taken",
      hint: "remove it, or put text that begins with '&' in quotes")
    expectError(
      "a: *x", 1, 4, "aliases such as '*x' are not taken",
      hint: "repeat the value, or put text that begins with '*' in quotes")
    expectError(
      "a: !!int 1", 1, 4, "tags such as 'tag:yaml.org,2002:int' are not taken",
      hint: "remove it, or put text that begins with '!' in quotes")
    expectError(
      "&k a: 1", 1, 1, "anchors such as '&k' are not taken",
      hint: "remove it, or put text that begins with '&' in quotes")
  }

  @Test func refusesKeysThatAreNoText() {
    expectError("? [a]\n: b\n", 1, 3, "a key must be text")
  }

  @Test func refusesASecondDocument() {
    expectError(
      "a: 1\n---\nb: 2\n", 2, 1, "a second document begins here",
      hint: "keep one document in a file")
  }

  @Test func explainsTabsAndColonsInText() {
    expectError(
      "a:\n\t- b\n", 2, 1,
      "found character that cannot start any token (while scanning for the next token at 2:1)",
      hint: "indent with spaces, not with tabs")
    expectError(
      "a: b: c\n", 1, 5, "mapping values are not allowed in this context",
      hint: "put text that holds ': ' in quotes")
  }

  @Test func saysWhichBracketWasLeftOpen() {
    let error = error("a: [b,\nc: d\n".utf8)
    #expect(error?.related == YAMLPosition(line: 1, column: 4))
  }

  @Test func refusesBytesThatAreNoTextWithTheirPlace() {
    let invalid = error(Array("a: b\nc: é".utf8) + [0xFF, 0x0A])
    #expect(invalid?.message == "invalid leading UTF-8 octet")
    #expect(invalid?.position == YAMLPosition(line: 2, column: 5))
    #expect(invalid?.hint == "save the file as UTF-8")
    expectError("a: \0", 1, 4, "control characters are not allowed", hint: "remove it")
    #expect(error([0xFF, 0xFE, 0x61, 0x00])?.hint == "save the file as UTF-8")
  }

  @Test func stopsAtItsLimits() {
    #expect(
      error("[[[1]]]".utf8, YAMLReader(depthLimit: 2))
        == YAMLError("more than 2 levels of nesting", at: YAMLPosition(line: 1, column: 3)))
    #expect(
      error("a: bcd".utf8, YAMLReader(byteLimit: 5))
        == YAMLError(
          "the file has 6 bytes, the limit is 5", at: YAMLPosition(line: 1, column: 1)))
  }

  @Test(.timeLimit(.minutes(10)))
  func endsSoonOnDeepNesting() {
    #expect(error(Array(repeating: UInt8(ascii: "["), count: 1_000_000)) != nil)
    #expect(error(String(repeating: "- ", count: 500_000).utf8) != nil)
    #expect(error(String(repeating: "{a: ", count: 250_000).utf8) != nil)
  }
}
