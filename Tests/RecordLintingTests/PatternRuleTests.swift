import FactModel
import RecordLinting
import Testing

@Suite struct PatternRuleTests {
  private func explosion(_ pattern: String) throws -> String? {
    try messages("regex-explodes", subject([claim("a", absent(pattern))])).first
  }

  @Test(arguments: [
    (#"(a+)+"#, "a+"), (#"^(.*)*$"#, ".*"), (#"x(?:\w+\s?)+y"#, #"\w+"#),
    (#"((a*)b?)*"#, "a*"), (#"(?:\s*\w+)*:"#, #"\w+"#), (#"(?:[a-z]{2,}|\d)+!"#, "[a-z]{2,}"),
    (#"(?i)(?<word>[^"]+)*""#, #"[^"]+"#), (#"(a{1,50}){1,50}"#, "a{1,50}"), (#"(.*,)*"#, ".*"),
    (#"(?>(a+)+)"#, "a+"), (#"(?=(x+x+)+y)"#, "x+"), (#"([[:alpha:]]+_*)+"#, "[[:alpha:]]+"),
    (#"(é+)+"#, "é+"), (#"(a+?)+?"#, "a+?"),
  ])
  func aRepeatOfARepeatExplodes(pattern: String, inner: String) throws {
    let message = try #require(try explosion(pattern))
    #expect(message.contains("repeats '\(inner)', which is repeated itself"))
  }

  @Test(arguments: [
    #"(a|a)*"#, #"(\w|_)+x"#, #"(?:[ab]|b|c){5,}"#, #"(foo|bar|foo)*"#, #"(\d|\p{L}|[0-9])*"#,
  ])
  func alternativesThatMatchTheSameExplode(pattern: String) throws {
    #expect(
      try #require(try explosion(pattern)).contains("repeats alternatives that match the same"))
  }

  @Test(arguments: [
    #"\d\s*(KB|MB|kilobytes?|bytes?)\b"#, #"(?:\w+\s)+"#, #"(?:\w+,\s*)+"#, #"(ab*)*"#,
    #"(a++)+"#, #"(?>a+)+"#, #"(a+)*+"#, #"(a{20})*"#, #"(a{1,3}){1,3}"#, #"(a|b|c)*"#,
    #"(?:"[^"]*"|\d)+"#, #"\(a+\)+"#, #"[(a+)+]"#, #"(foo|far)*"#, #"\Q(a+)+\E"#, #"(a+)?"#,
    #".*foo.*bar.*"#, #"(?#(a+)+)x"#, #"(?:\.\w+)*"#, "(", ")", "[", "\\", "(?", "{2,", "a{,3}",
    "*", "(?P<", "\\x{", "\\p", "[[:", "[a-", "(?(1)a+)+", "",
  ])
  func otherPatternsDoNot(pattern: String) throws {
    #expect(try explosion(pattern) == nil)
  }

  @Test func namesTheRepeatAndWhatToDo() throws {
    #expect(
      try explosion(#"size (\d+ ?)+KB"#)
        == #"'(\d+ ?)+' in the pattern repeats '\d+', which is repeated itself: "#
        + "put something between the turns that must be there, or write it possessive, as in 'a++'")
  }

  @Test(.timeLimit(.minutes(3))) func hostilePatternsAreReadInLinearTime() throws {
    for pattern in [
      String(repeating: "(", count: 8000), String(repeating: "(a+", count: 60),
      String(repeating: "(a|", count: 2000), String(repeating: "[a-z]+-", count: 1000),
      "(" + String(repeating: "a+b", count: 2500) + ")+", String(repeating: "a*", count: 4000),
      "(" + String(repeating: "abc|", count: 2000) + "x)*",
    ] {
      _ = try explosion(pattern)
    }
  }

  @Test func aPatternMatchesItsControlsAndNoNearMiss() throws {
    #expect(
      try messages(
        "pattern-fails-control",
        subject(
          [
            claim("a", absent(#"\d KB"#, control: ["3 KB", "3KB"])),
            claim("b", absent(#"\d KB"#, control: ["3 KB"], nearMiss: ["error 3", "33 KB"])),
            claim("c", absent("(KB", control: ["KB"])),
            claim("d", absent("(?i)kb", control: ["3 KB", "3kb"], nearMiss: ["k b"])),
          ], questions: [question("q", watch: [.not(absent("a", control: ["b"]))])]))
        == [
          #"the pattern '\d KB' does not match its control '3KB'"#,
          #"the pattern '\d KB' matches its near miss '33 KB'"#,
          "the pattern '(KB' cannot be read: missing closing parenthesis, at character 4",
          "the pattern 'a' does not match its control 'b'",
        ])
  }

  @Test func aPatternHasANearMiss() throws {
    #expect(
      try messages(
        "pattern-without-near-miss",
        subject([
          claim("a", .all([quote("x"), absent("KB")])), claim("b", absent("KB", nearMiss: ["k"])),
        ]))
        == [
          "the pattern 'KB' has no 'near-miss': a text close to its mark that it must not match"
        ])
  }
}
