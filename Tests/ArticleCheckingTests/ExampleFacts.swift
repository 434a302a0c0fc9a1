import FactModel

@testable import ArticleChecking

extension Workspace {
  /// What the rules' examples are checked against: the Handoff pages and facts about them.
  static let examples: Workspace = {
    var workspace = handoff
    let kb = TextPattern(expression: "\\d ?KB", controls: ["3KB or less"])
    let archive = page("apple-archive/Handoff/AdoptingHandoff.html")
    workspace.record(
      "userinfo-no-size", "The userInfo page gives no size.", about: ["userInfo"], .holds,
      .absent(.init(scope: PageScope(pages: [userInfo]), pattern: kb)))
    workspace.record(
      "userinfo-no-colour", "The userInfo page gives no colour.", about: ["userInfo"], .fails,
      .absent(.init(scope: PageScope(pages: [userInfo]), pattern: kb)))
    workspace.record(
      "archived-size", "Adopting Handoff recommends 3 KB or less.", about: ["userInfo", "payload"],
      .holds, class: .archive, .quote(.init(page: archive, text: "3KB or less")))
    workspace.record(
      "kite-promised", "The page promises a kite.", about: ["kite"], .fails,
      .present(.init(scope: PageScope(pages: [userInfo]), pattern: kb)))
    workspace.record(
      "tail-promised", "The page promises a tail.", about: ["tail"], .unverified,
      .present(.init(scope: PageScope(pages: [userInfo]), pattern: kb)))
    workspace.record(
      "scenes-win", "Forum posts report that scenes win over the app delegate.",
      about: ["scene delegate"], .holds, class: .community, nil)
    workspace.facts.questions = [
      question("delegate-precedence", settled: nil),
      question(
        "tail-length", settled: .init(answer: "Two metres.", on: day("2026-09-01"))),
    ]
    workspace.options.maxAge = 1
    workspace.options.series = [SeriesPart(number: 1, path: "part-1.md"), SeriesPart(number: 2)]
    workspace.options.forbidden = [
      ForbiddenFormulation(
        phrase: "platform enforces … KB", reason: "no page states a limit",
        exceptions: ["wrong to say"])
    ]
    return workspace
  }()

  mutating func record(
    _ id: String, _ says: String, about: [String], _ state: VerdictState,
    class evidence: EvidenceClass = .reference, _ predicate: Predicate?
  ) {
    facts.claims.append(
      Claim(
        id: fact(id), says: says, about: about, evidence: predicate == nil ? evidence : nil,
        predicate: predicate, place: Place(file: "facts/claims/a.yml", line: 1, column: 1)))
    verdicts[fact(id)] = FactVerdict(
      state, since: day("2026-10-12"), reasons: [], evidenceClass: evidence)
  }
}

private func question(_ id: String, settled: Question.Settlement?) -> Question {
  Question(
    id: fact(id), asks: "What is it?", settledBy: "An answer.", asked: day("2026-01-01"),
    settlement: settled, place: Place(file: "facts/questions/a.yml", line: 1, column: 1))
}
