import FactModel

/// Checks the claims and questions of all files against each other.
struct FactCheck {
  /// What is wrong: repeated ids, unknown ids, circles.
  let problems: [RecordProblem]

  init(claims: [FactFile<Claim>], questions: [FactFile<Question>]) {
    let links = claims.flatMap(\.links) + questions.flatMap(\.links)
    let claimIDs = claims.flatMap(\.ids)
    let questionIDs = questions.flatMap(\.ids)
    let areKnown = claims.allSatisfy(\.isYAML) && questions.allSatisfy(\.isYAML)
    let unknown = UnknownFacts(
      claims: claimIDs.map(\.id), questions: questionIDs.map(\.id), areComplete: areKnown)
    problems =
      RepeatedIDs(claimIDs + questionIDs).problems + unknown.problems(of: links)
      + Circles(links.filter { $0.key == "rests-on" }).problems
  }
}

/// Finds mentions of claims that do not exist.
private struct UnknownFacts {
  let claims: Set<FactID>
  let questions: Set<FactID>
  /// Whether every file could be read: else an unknown id may stand in one that could not.
  let areComplete: Bool

  init(claims: [FactID], questions: [FactID], areComplete: Bool) {
    self.claims = Set(claims)
    self.questions = Set(questions)
    self.areComplete = areComplete
  }

  func problems(of links: [FactLink]) -> [RecordProblem] {
    let names = claims.sorted().map(\.rawValue)
    var hints = NameHints()
    return links.filter { !claims.contains($0.target.id) }.compactMap { link in
      if questions.contains(link.target.id) {
        return RecordProblem(
          place: link.target.place,
          message: "'\(link.target.id)' is a question, '\(link.key)' names claims")
      }
      guard areComplete else { return nil }
      return RecordProblem(
        place: link.target.place,
        message: "'\(link.key)' names the unknown claim '\(link.target.id)'",
        hint: hints.hint(for: link.target.id.rawValue, among: names))
    }
  }
}
