import FactModel

/// The keys of `facts/claims/*.yml`, each declared once.
enum ClaimShape {
  static let file = MappingShape(
    "claim file",
    .required("claims", "What authors rely on.", .list(of: claim, "claims", minimum: 1))
  ).reader { $0 }

  static let claim = MappingShape(
    "claim",
    .required(
      "id", "The name by which articles, questions and other claims refer to it.",
      NodeReader<FactID>.factID.placed, standIn: .unread),
    .required(
      "says", "The statement, in one sentence of your own.", .sentence("a statement"),
      standIn: ""),
    RecordShapes.about,
    .weighed(
      "evidence", "The kind of source it rests on; needed where no check says so.",
      NodeReader<EvidenceClass>.choice("evidence class"), standIn: .lead),
    .optional(
      "recorded", "The day, or the days in order, on which a person saw it hold.", .dates,
      else: []),
    .optional(
      "within", "How far apart the checks of its pages may lie, as in '14d'.", .days,
      else: Claim.usualWindow),
    .optional("rests-on", "The claims that it is inferred from, by their ids.", .factIDs, else: []),
    .optional(
      "threads", "Discussions in forums and elsewhere.",
      .list(of: RecordShapes.thread, "threads"), else: []),
    .optional(
      "vendors", "Pages of vendors.", .list(of: RecordShapes.vendor, "vendor pages"), else: []),
    .optional(
      "experiments", "Measurements and trials.",
      .list(of: RecordShapes.experiment, "experiments"), else: []),
    RecordShapes.searches, RecordShapes.note,
    .atMostOne(of: CheckList.options, hint: "put them below 'all'", unread: .unread)
  ).reader(ClaimRecord.init).placed
}

/// A claim as written.
struct ClaimRecord: Sendable {
  var id: Placed<FactID>
  var says: String
  var about: [String]
  var evidence: EvidenceClass?
  var recorded: [Placed<Day>]
  var within: Int
  var restsOn: [Placed<FactID>]
  var threads: [CommunityThread]
  var vendors: [VendorPage]
  var experiments: [Experiment]
  var searches: [SearchLog]
  var note: String?
  var check: CheckRecord?
}
