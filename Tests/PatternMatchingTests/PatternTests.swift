import PatternMatching
import Testing

@Suite struct PatternTests {
  private func matches(_ expression: String, _ text: String) throws -> [String] {
    let bytes = Array(text.utf8)
    return try Pattern(expression).matches(in: bytes).map {
      String(decoding: bytes[$0], as: UTF8.self)
    }
  }

  @Test func givesRangesOfBytes() throws {
    #expect(try Pattern(#"\d\s*KB"#).matches(in: "é: 3KB or 4 KB") == [4..<7, 11..<15])
  }

  @Test func takesLettersDigitsAndCaseAsUnicodeDoes() throws {
    #expect(try matches(#"(?i)größe\b"#, "GRÖSSE Größe GRÖßE größen") == ["Größe", "GRÖßE"])
    #expect(try matches(#"\d+"#, "3 ٣ ³") == ["3", "٣"])
    #expect(try matches(#"^.$"#, "👩") == ["👩"])
  }

  @Test(arguments: ["\n", "\r\n", "\r"]) func anchorsAtEachLine(end: String) throws {
    #expect(try matches("^b.*$", "a\(end)b c\(end)b") == ["b c", "b"])
    #expect(try matches(#"a.b"#, "a\(end)b") == [])
  }

  @Test func looksBehindAndAhead() throws {
    #expect(try matches(#"(?<!no )\bsize(?= limit)"#, "no size limit, a size limit") == ["size"])
  }

  @Test func goesOnBehindEmptyMatches() throws {
    #expect(try Pattern("a*").matches(in: "baac") == [0..<0, 1..<3, 3..<3, 4..<4])
    #expect(try Pattern("").matches(in: "é\r\n").last == 4..<4)
    #expect(try Pattern("").matches(in: "") == [0..<0])
    #expect(try Pattern("|a").matches(in: "a") == [0..<0, 0..<1, 1..<1])
  }

  @Test func takesTheStartOfAMatchFromTheMarkInIt() throws {
    #expect(try matches(#"up to \K\d+"#, "up to 3, up to 4") == ["3", "4"])
  }

  @Test func stopsAtTheLimitOverAllTexts() throws {
    let texts = ["aa", "b", "aaa"].map { Array($0.utf8) }
    let found = try Pattern("a").matches(inEach: texts, limit: 3)
    #expect(found == [[0..<1, 1..<2], [], [0..<1]])
  }

  @Test func matchesNothingAcrossTexts() throws {
    #expect(try Pattern(#"a\s*b"#).matches(inEach: [[0x61], [0x62]]) == [[], []])
  }

  @Test(arguments: [[0x61, 0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xC0, 0x80]] as [[UInt8]])
  func refusesTextThatIsNotUTF8(bytes: [UInt8]) throws {
    #expect(throws: MatchFailure.notUTF8) { try Pattern("z").matches(in: bytes) }
    #expect(throws: MatchFailure.notUTF8) { try Pattern("a").matches(inEach: [[0x61], bytes]) }
  }

  @Test func takesNULsInPatternAndText() throws {
    #expect(try Pattern("a\0b").matches(in: "a\0b") == [0..<3])
  }

  @Test(arguments: [
    ("(a", 2), ("é)", 1), ("a**b", 2), (#"a\C"#, 3), ("(?<=a+)b", 0), (#"\p{Latinn}"#, 10),
  ])
  func saysWhereAnExpressionIsWrong(expression: String, offset: Int) throws {
    let error = #expect(throws: PatternError.self) { try Pattern(expression) }
    #expect(error?.offset == offset)
    #expect(error?.message.isEmpty == false)
  }

  @Test func namesTheCharacterOfAFault() {
    let error = #expect(throws: PatternError.self) { try Pattern("(a") }
    #expect("\(error!)" == "missing closing parenthesis, at character 3")
  }

  @Test func refusesExpressionsThatAreTooLongOrTooDeep() {
    let long = String(repeating: "a", count: 8_193)
    let deep = String(repeating: "(", count: 65) + String(repeating: ")", count: 65)
    let large = "(?:(?:a{1,1000}){1,1000}){1,1000}"
    for expression in [long, deep, large] {
      #expect(throws: PatternError.self) { try Pattern(expression) }
    }
  }
}
