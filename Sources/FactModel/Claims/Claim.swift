/// A statement that an author relies on, written down by hand in `facts/claims/*.yml`.
public struct Claim: Equatable, Sendable {
  /// The name by which articles, questions and other claims refer to it, unique in the workspace.
  public var id: FactID
  /// The statement in a sentence of the author's own.
  public var says: String
  /// The symbols and terms it speaks of, as an article would write them.
  public var about: [String]
  /// The class that the author gives it; `nil` where it follows from what is checked.
  public var evidence: EvidenceClass?
  /// The days on which a person saw it hold, in ascending order; never written by the tool.
  public var recorded: [Day]
  /// What a machine checks; `nil` where no machine can.
  public var predicate: Predicate?
  /// The facts that it is inferred from: it is no stronger than the weakest of them.
  public var restsOn: [FactID]
  /// How many days may lie between the checks of the pages that it compares.
  public var within: Int
  /// What stands behind it that no machine can check.
  public var records: ClaimRecords
  /// Where it is written down.
  public var place: Place

  /// A claim of the given parts.
  public init(
    id: FactID, says: String, about: [String] = [], evidence: EvidenceClass? = nil,
    recorded: [Day] = [], predicate: Predicate? = nil, restsOn: [FactID] = [],
    within: Int = Claim.usualWindow, records: ClaimRecords = ClaimRecords(), place: Place
  ) {
    self.id = id
    self.says = says
    self.about = about
    self.evidence = evidence
    self.recorded = recorded
    self.predicate = predicate
    self.restsOn = restsOn
    self.within = within
    self.records = records
    self.place = place
  }

  /// Two weeks: a weekly job that missed one run still compares pages of one window.
  public static let usualWindow = 14
}
