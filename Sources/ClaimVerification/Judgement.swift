import FactModel

/// What was judged in one run.
package struct Judgement: Equatable, Sendable {
  /// The verdict of each claim, in the order of the claims.
  package var claims: [JudgedClaim]
  /// What was seen for each question, in the order of the questions.
  package var questions: [WatchedQuestion]

  /// How many claims hold, fail and are unverified.
  package var tally: VerdictTally { VerdictTally(claims.map(\.verdict)) }
}

/// A claim's verdict.
package struct JudgedClaim: Equatable, Sendable {
  package var claim: FactID
  package var verdict: Verdict
}

/// A question and what its watches saw.
package struct WatchedQuestion: Equatable, Sendable {
  package var question: FactID
  /// By watch, in the order of the file.
  package var watches: [WatchOutcome]

  /// Whether a watch saw something, so that a person should look whether it settles the question.
  package var isCandidate: Bool { watches.contains { $0.sight == .seen } }
}

/// What a watch saw.
package struct WatchOutcome: Equatable, Sendable {
  /// What is watched for, judged like a claim's predicate.
  package var verdict: Verdict

  /// The answers of a watch. Not to have looked is not to have seen nothing.
  package enum Sight: String, CaseIterable, Sendable {
    case seen
    case notSeen = "not-seen"
    case unverified
  }

  /// The verdict in a watch's words.
  package var sight: Sight {
    switch verdict.state {
    case .holds: .seen
    case .fails: .notSeen
    case .unverified: .unverified
    }
  }
}
