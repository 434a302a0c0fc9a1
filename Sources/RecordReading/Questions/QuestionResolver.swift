import FactModel

/// Looks up what a question names and makes the question of it.
struct QuestionResolver {
  let pages: PageLookup

  /// The question; what is wrong with it is added to `problems`.
  func resolve(_ record: Placed<QuestionRecord>, _ problems: inout ProblemList) -> Question {
    let question = record.value
    let context = CheckContext(pages: pages)
    return Question(
      id: question.id.value, asks: question.asks, about: question.about,
      settledBy: question.settledBy, watch: question.watch.resolved(context, &problems) ?? [],
      near: question.near.map(\.value), asked: question.asked, searches: question.searches,
      settlement: settlement(of: record, &problems), note: question.note,
      place: problems.place(question.id.start))
  }

  private func settlement(
    of record: Placed<QuestionRecord>, _ problems: inout ProblemList
  ) -> Question.Settlement? {
    let question = record.value
    guard let status = question.status, status.value == .settled else {
      noteEarlyAnswer(record, &problems)
      return nil
    }
    guard let answer = question.answer, let on = question.settledOn else {
      let missing = question.answer == nil ? "answer" : "settled-on"
      problems.note("a settled question needs '\(missing)'", at: status.start)
      return nil
    }
    if on.value < question.asked {
      problems.note(
        "the question was settled before it was asked on \(question.asked)", at: on.start)
    }
    return Question.Settlement(
      answer: answer, on: on.value, claims: question.settledClaims.map(\.value))
  }

  /// An answer of a question that is open is settled by nobody.
  private func noteEarlyAnswer(
    _ record: Placed<QuestionRecord>, _ problems: inout ProblemList
  ) {
    let question = record.value
    let key =
      question.answer != nil
      ? "answer"
      : question.settledOn != nil
        ? "settled-on" : question.settledClaims.isEmpty ? nil : "settled-claims"
    guard let key else { return }
    problems.note(
      "the open question has '\(key)'", at: question.status?.start ?? record.start,
      hint: "only a person settles a question: write 'status: settled'")
  }
}
