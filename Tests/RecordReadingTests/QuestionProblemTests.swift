import Testing

@Suite struct QuestionProblemTests {
  @Test func letsOnlyAPersonSettleAQuestion() {
    expectQuestionProblem(
      "status: ▸settled\nsettled-on: 2026-12-01", "a settled question needs 'answer'")
    expectQuestionProblem(
      "status: ▸settled\nanswer: So.", "a settled question needs 'settled-on'")
    expectQuestionProblem(
      "status: ▸open\nanswer: So.",
      "the open question has 'answer' (only a person settles a question: write 'status: settled')")
    expectQuestionProblem(
      "status: settled\nanswer: So.\nsettled-on: ▸2026-09-22",
      "the question was settled before it was asked on 2026-09-23")
    expectQuestionProblem("status: ▸setled", "unknown status 'setled' (did you mean 'settled'?)")
  }

  @Test func checksItsWatches() {
    expectQuestionProblem(
      "watch: ▸{ present: { pages: china, pattern: lid } }",
      "expected a list of checks, found a mapping (begin each item with '- ')")
    expectQuestionProblem(
      "watch: [ { absent: ▸{ pages: china, pattern: lid } } ]",
      "the absent check has no 'control' (a text that the pattern must match: without one,"
        + " finding nothing proves nothing)")
  }

  @Test func asksForWhatEveryQuestionHas() {
    expectQuestionProblems(
      "questions:\n  - ▸▸▸▸note: x",
      [
        "the question has no 'id'", "the question has no 'asks'",
        "the question has no 'settled-by'", "the question has no 'asked'",
      ])
  }
}
