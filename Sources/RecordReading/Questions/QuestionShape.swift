import FactModel

/// The keys of `facts/questions/*.yml`, each declared once.
enum QuestionShape {
  static let file = MappingShape(
    "question file",
    .required(
      "questions", "What was asked and not answered.",
      .list(of: question, "questions", minimum: 1))
  ).reader { $0 }

  static let question = MappingShape(
    "question",
    .required(
      "id", "The name by which articles and claims refer to it.",
      NodeReader<FactID>.factID.placed, standIn: .unread),
    .required("asks", "The question, in one sentence.", .sentence("a question"), standIn: ""),
    RecordShapes.about,
    .required(
      "settled-by", "What would settle it.", .sentence("what would settle it"),
      standIn: ""),
    .optional(
      "watch", "Checks that make it a candidate for settling once one holds.",
      .list(of: CheckList.nested, "checks"), else: []),
    .optional("near", "Claims near it that do not answer it, by their ids.", .factIDs, else: []),
    .required("asked", "When it was asked.", .day, standIn: Day(number: 0)),
    RecordShapes.searches,
    .optional(
      "status", "Whether a person settled it: open, the default, or settled.",
      NodeReader<QuestionStatus>.choice("status").placed),
    .optional("answer", "The answer, once it is settled.", NodeReader.prose("an answer")),
    .optional(
      "settled-on", "When a person settled it.", NodeReader<Day>.day.placed),
    .optional(
      "settled-claims", "The claims that hold the answer, by their ids.", .factIDs, else: []),
    RecordShapes.note
  ).reader(QuestionRecord.init).placed
}

/// Whether a person settled a question.
enum QuestionStatus: String, CaseIterable, Sendable {
  case open, settled
}

/// A question as written.
struct QuestionRecord: Sendable {
  var id: Placed<FactID>
  var asks: String
  var about: [String]
  var settledBy: String
  var watch: [CheckRecord]
  var near: [Placed<FactID>]
  var asked: Day
  var searches: [SearchLog]
  var status: Placed<QuestionStatus>?
  var answer: String?
  var settledOn: Placed<Day>?
  var settledClaims: [Placed<FactID>]
  var note: String?
}
