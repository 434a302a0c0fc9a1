import FactModel

/// `availability: { pages: …, iOS: { introduced: "8.0", until: none }, macOS: absent, others: absent }`.
enum AvailabilityCheck {
  static let option = KeyOption(
    name: "availability", summary: "The machine-readable availability has these rows.",
    reader: reader)

  private static let reader = MappingShape(
    "availability check", PageScopeKeys.key,
    .optional(
      "others", "Platforms that are not named have no row.",
      NodeReader<OtherPlatforms>.choice("state of other platforms")),
    .others(name: .platform, row)
  ).reader { scope, others, rows in
    AvailabilityRecord(scope: scope, rows: rows, noOthers: others != nil)
  }.parsed { record throws(TextProblem) in
    guard !record.rows.isEmpty || record.noOthers else {
      throw TextProblem(
        "the availability check names no platform", hint: "add one, as in 'iOS: { until: none }'")
    }
    return CheckRecord { context, problems in record.resolve(context, &problems) }
  }

  private static let row = NodeReader<RowWord>.choice("state of a row").map(\.state)
    .or(mapping: versions)

  private static let versions = MappingShape(
    "availability row",
    .weighed("introduced", "The first version, or 'none'.", NodeReader.bound),
    .weighed("until", "The second version, the upper bound, or 'none'.", NodeReader.bound)
  ).reader { ($0, $1) }.parsed { bounds throws(TextProblem) -> ExpectedRow.State in
    switch bounds {
    case (nil, nil): throw TextProblem("the availability row has no 'introduced' or 'until'")
    case (ExpectedRow.Bound.none?, ExpectedRow.Bound.none?):
      throw TextProblem("a row without versions is written 'empty'")
    default: return .row(introduced: bounds.0, until: bounds.1)
    }
  }
}

/// What can be said of the platforms that are not named.
private enum OtherPlatforms: String, CaseIterable, Sendable {
  case absent
}

/// A row that has no versions to speak of.
private enum RowWord: String, CaseIterable, Sendable {
  case absent, empty

  var state: ExpectedRow.State { self == .absent ? .absent : .empty }
}

/// An availability check as written.
private struct AvailabilityRecord: Sendable {
  var scope: PageScopeRecord
  var rows: [NamedValue<ExpectedRow.State>]
  var noOthers: Bool

  func resolve(_ context: CheckContext, _ problems: inout ProblemList) -> Predicate? {
    noteRepeatedPlatforms(&problems)
    return context.pages.scope(scope, &problems).map {
      .availability(
        AvailabilityPredicate(
          scope: $0, rows: rows.map { ExpectedRow(platform: $0.name, state: $0.value) },
          noOthers: noOthers))
    }
  }

  private func noteRepeatedPlatforms(_ problems: inout ProblemList) {
    var seen: Set<String> = []
    for row in rows where !seen.insert(row.name.platformKey).inserted {
      problems.note("the platform '\(row.name.shortened)' occurs twice", at: row.start)
    }
  }
}
