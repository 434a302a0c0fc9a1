/// Every claim and question of a workspace.
public struct FactBase: Equatable, Sendable {
  /// The claims, sorted by id.
  public var claims: [Claim]
  /// The questions, sorted by id.
  public var questions: [Question]

  /// The given claims and questions, which it sorts.
  public init(claims: [Claim] = [], questions: [Question] = []) {
    self.claims = claims.sorted { $0.id < $1.id }
    self.questions = questions.sorted { $0.id < $1.id }
  }
}
