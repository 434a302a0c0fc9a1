import FactModel

/// The questions with all that a person needs who could settle one.
package struct QuestionReport: Sendable {
  /// When they were looked at.
  package var asOf: Timestamp
  /// The questions, sorted by id.
  package var entries: [Entry]

  /// A question and what is known near it.
  package struct Entry: Sendable {
    package var outcome: QuestionOutcome
    /// The claims that it names as near, in its order.
    package var near: [ClaimOutcome]

    /// An entry of the given parts.
    package init(outcome: QuestionOutcome, near: [ClaimOutcome]) {
      self.outcome = outcome
      self.near = near
    }

    /// For how many days it has been asked.
    func age(asOf now: Timestamp) -> Int {
      now.day.number - outcome.question.asked.number
    }

    /// What a watch found.
    var candidates: [Evidence] {
      outcome.watches.filter { $0.state == .holds }.flatMap(\.evidence)
    }

    /// The pages of watches that could not be read, sorted.
    var unread: [PageID] {
      Set(outcome.watches.flatMap(\.searched).filter { $0.digest == nil }.map(\.page)).sorted()
    }

    /// How many pages its watches read.
    var read: Int {
      Set(outcome.watches.flatMap(\.searched).filter { $0.digest != nil }.map(\.page)).count
    }
  }

  /// A report of the given entries.
  package init(asOf: Timestamp, entries: [Entry]) {
    self.asOf = asOf
    self.entries = entries
  }

  /// The questions by how they stand, in one line.
  var summary: String {
    let counts = QuestionStatus.allCases.map { status in
      "\(entries.count { $0.outcome.status == status }) \(status.rawValue)"
    }
    return "\(counted(entries.count, "question")): \(counts.joined(separator: ", "))"
  }
}

/// Writes questions in one format.
package protocol QuestionReporter: Sendable {
  /// The format's name on the command line.
  var name: String { get }

  /// The whole report, ending in a line end; throws where a value cannot be encoded.
  func render(_ report: QuestionReport, style: TextStyle) throws -> String
}

/// Every format of questions.
package let questionReporters: [any QuestionReporter] = [
  QuestionTextReporter(), QuestionJSONReporter(), QuestionMarkdownReporter(),
]
