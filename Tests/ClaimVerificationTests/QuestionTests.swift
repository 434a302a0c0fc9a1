import ClaimVerification
import FactModel
import Testing

@Suite struct QuestionTests {
  private let wins = pattern("(?i)takes precedence", control: "takes precedence")

  private func outcome(_ watch: [Predicate], _ pages: [String: PageEvidence]) -> WatchedQuestion {
    let question = Question(
      id: fact("which-wins"), asks: "Which wins?", settledBy: "A sentence.", watch: watch,
      asked: Day(number: 20_000), place: Place(file: "facts/questions/kit.yml", line: 1, column: 1))
    return judgement(FactBase(questions: [question]), pages).questions[0]
  }

  private let pages = [
    "a": read(docc("Nothing."), at: "a"), "b": read(docc("The scene takes precedence."), at: "b"),
  ]

  @Test func isACandidateWhereOnePageOfSeveralHasIt() {
    let question = outcome([present(wins, on: "a", "b", "lost")], pages)
    #expect(question.isCandidate)
    #expect(question.watches[0].verdict.evidence.map(\.text) == ["The scene takes precedence."])
    #expect(question.watches[0].verdict.searched.count == 3)
  }

  @Test func tellsNotSeenFromNotLooked() {
    let question = outcome([present(wins, on: "a"), present(wins, on: "a", "lost")], pages)
    #expect(!question.isCandidate)
    #expect(question.watches.map(\.sight) == [.notSeen, .unverified])
    #expect(question.watches[1].verdict.short == "unverified: never-fetched, missing")
  }

  @Test func watchesAnyPredicate() {
    let bound = rows(row("iOS", until: "none"), on: ["a"])
    let all = Predicate.all([present(wins, on: "a", "b"), .not(present(wins, on: "a"))])
    #expect(outcome([bound, all], pages).watches.map(\.sight) == [.seen, .seen])
  }

  @Test func isNoCandidateWithoutAWatch() {
    #expect(!outcome([], pages).isCandidate)
  }
}
