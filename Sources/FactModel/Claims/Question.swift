/// Something asked and not answered, written down by hand in `facts/questions/*.yml`.
public struct Question: Equatable, Sendable {
  /// The name by which articles and claims refer to it, unique in the workspace.
  public var id: FactID
  /// The question.
  public var asks: String
  /// The symbols and terms it speaks of, as an article would write them.
  public var about: [String]
  /// What would settle it.
  public var settledBy: String
  /// What is watched for it: a watch that matches makes the question a candidate, no more.
  public var watch: [Predicate]
  /// What is known near it: claims that do not answer it.
  public var near: [FactID]
  /// When it was asked.
  public var asked: Day
  /// Where it was looked for by hand.
  public var searches: [SearchLog]
  /// The answer that a person wrote down; `nil` while it is open.
  public var settlement: Settlement?
  /// Anything else a reader must know.
  public var note: String?
  /// Where it is written down.
  public var place: Place

  /// What settled a question.
  public struct Settlement: Equatable, Sendable {
    /// The answer.
    public var answer: String
    /// When a person settled it.
    public var on: Day
    /// The claims that hold the answer.
    public var claims: [FactID]

    /// A settlement of the given parts.
    public init(answer: String, on: Day, claims: [FactID] = []) {
      self.answer = answer
      self.on = on
      self.claims = claims
    }
  }

  /// A question of the given parts.
  public init(
    id: FactID, asks: String, about: [String] = [], settledBy: String, watch: [Predicate] = [],
    near: [FactID] = [], asked: Day, searches: [SearchLog] = [], settlement: Settlement? = nil,
    note: String? = nil, place: Place
  ) {
    self.id = id
    self.asks = asks
    self.about = about
    self.settledBy = settledBy
    self.watch = watch
    self.near = near
    self.asked = asked
    self.searches = searches
    self.settlement = settlement
    self.note = note
    self.place = place
  }
}
