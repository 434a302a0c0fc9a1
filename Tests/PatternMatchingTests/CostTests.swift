import PatternMatching
import Testing

/// Patterns and texts that would take hours; what stops them is counted.
@Suite(.timeLimit(.minutes(5))) struct CostTests {
  /// A pattern and a text, which is too long to be printed.
  struct Costly: CustomTestStringConvertible, Sendable {
    var expression: String
    var text: String

    init(_ expression: String, _ text: String) {
      self.expression = expression
      self.text = text
    }

    var testDescription: String { expression }

    static let all = [
      Costly("(a+)+$", letters(100_000, "!")),
      Costly("(*LIMIT_MATCH=4000000000)(a+)+$", letters(100_000, "!")),
      Costly("(*NO_START_OPT)(a+)+$", letters(100_000, "!")),
      Costly("(a|aa)+$", letters(40, "!")),
      // From each place of the text one step runs to its end.
      Costly("a.*+b", letters(1_000_000, "\nb")),
      Costly("a[^b\n]*b", letters(1_000_000, "\nb")),
      Costly("a(?>.*)b", letters(1_000_000, "\nb")),
      // The step fails before its end.
      Costly(".{50000}", String(repeating: letters(49_999) + "\n", count: 20)),
      Costly(#"(a+)\1c"#, letters(100_000, "\nc")),
    ]
  }

  private static func letters(_ count: Int, _ end: String = "") -> String {
    String(repeating: "a", count: count) + end
  }

  @Test(arguments: Costly.all) func givesUpAfterCountedSteps(costly: Costly) throws {
    let pattern = try Pattern(costly.expression)
    let failure = #expect(throws: MatchFailure.self) {
      _ = try pattern.matches(in: costly.text)
    }
    #expect(failure == .steps)
  }

  @Test func countsTheStepsOfAllTextsTogether() throws {
    let text = Array(Self.letters(100, "\nb").utf8)
    let pattern = try Pattern("(?:a+)b")
    let bounds = MatchBounds(steps: 100_000)
    #expect(try pattern.matches(in: text, bounds: bounds) == [])
    #expect(throws: MatchFailure.steps) {
      try pattern.matches(inEach: Array(repeating: text, count: 100), bounds: bounds)
    }
  }

  @Test func boundsThePlacesToGoBackTo() throws {
    let failure = #expect(throws: MatchFailure.self) {
      try Pattern("(?:a|b)*c").matches(in: Self.letters(1_000_000, "\nc"))
    }
    #expect(failure == .depth || failure == .memory)
  }

  @Test func findsAllMatchesOfALongTextWithinItsSteps() throws {
    let text = String(repeating: "A payload of 3 KB or less. ", count: 50_000)
    #expect(try Pattern(#"(?i)\b\d+\s?k(?:i)?b\b"#).matches(in: text).count == 50_000)
  }

  @Test func givesTheSameAnswerInEveryThread() async throws {
    let pattern = try Pattern("(a+)+$")
    let texts = [Self.letters(2_000), Self.letters(2_000, "!")]
    let answers = await withTaskGroup(of: [Int].self) { group in
      for _ in 0..<8 {
        group.addTask {
          texts.map { text in
            (try? pattern.matches(in: text, bounds: .init(steps: 500_000)).count) ?? -1
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers == Array(repeating: [1, -1], count: 8))
  }
}
