import FactModel

/// `topic-group: { page: …, title: …, members: [..], count: 6 }`.
enum TopicGroupCheck {
  static let option = KeyOption(
    name: "topic-group", summary: "The page has the topic group.", reader: reader)

  private static let reader = MappingShape(
    "topic group",
    .required("page", "The page it stands on.", .pageText),
    .required("title", "The group's title.", .text("a title")),
    .weighed("members", "Exactly these members, by their titles, in any order.", .members),
    .weighed("count", "How many members it has.", .number("members", in: 0...100_000))
  ).reader { page, title, members, count in
    TopicGroupRecord(page: page, title: title, members: members?.map(\.value), count: count)
  }.parsed { record throws(TextProblem) in
    if let count = record.count, let members = record.members, members.count != count {
      throw TextProblem("the topic group has 'count: \(count)' and lists \(members.count) members")
    }
    return CheckRecord { context, problems in record.resolve(context, &problems) }
  }
}

/// A topic group as written.
private struct TopicGroupRecord: Sendable {
  var page: Placed<String>
  var title: String
  var members: [String]?
  var count: Int?

  func resolve(_ context: CheckContext, _ problems: inout ProblemList) -> Predicate? {
    context.pages.page(page, &problems).map {
      .topicGroup(TopicGroupPredicate(page: $0, title: title, members: members, count: count))
    }
  }
}
