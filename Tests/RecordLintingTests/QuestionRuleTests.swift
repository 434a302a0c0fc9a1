import FactModel
import RecordLinting
import Testing

@Suite struct QuestionRuleTests {
  private let settled = Question.Settlement(answer: "So.", on: today)

  @Test func somethingIsWatchedForAnOpenQuestionOrItSaysWhyNot() throws {
    #expect(
      try messages(
        "question-without-watch",
        subject(questions: [
          question("a"), question("b", note: "Nobody writes of it."),
          question("c", watch: [quote("x")]),
          question("d", settlement: settled),
        ])) == ["nothing is watched for the question, and no 'note' says why"])
  }

  @Test func aClaimHoldsTheAnswerOfASettledQuestion() throws {
    var held = settled
    held.claims = [fact("a")]
    #expect(
      try messages(
        "settled-without-claim",
        subject(questions: [
          question("a", settlement: settled), question("b", settlement: held), question("c"),
        ])) == ["the question is settled, and no claim holds its answer"])
  }
}
