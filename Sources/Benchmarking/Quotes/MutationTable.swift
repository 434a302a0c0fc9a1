import QuoteMutation

/// The mutation benchmark's figures, a row for each kind of quotation.
struct MutationTable {
  let report: MutationReport
  let pages: Int

  /// Whether the matcher is as good as it has to be.
  var isGood: Bool {
    report.cases > 0 && report.falselyAccepted == 0 && report.trueAcceptRate >= 0.999
      && report.screenedOut.isEmpty
  }

  var text: String {
    var table = TextTable("kind", "cases", "accepted", "left out")
    for (title, tallies) in [("true", report.trueVariants), ("false", report.falseMutants)] {
      for (name, tally) in tallies.sorted(by: { $0.key < $1.key }) {
        table.add(
          "\(title): \(name)", tally.cases.grouped, tally.accepted.grouped, tally.chance.grouped)
      }
    }
    return table.text + "\n" + summary + misses
  }

  private var summary: String {
    let (yes, no) = (report.trueVariants, report.falseMutants)
    let (trueCases, falseCases) = (Self.cases(yes), Self.cases(no))
    let percent = (report.trueAcceptRate * 100).fixed(4)
    return """
      \(pages.grouped) pages, \(report.cases.grouped) quotations. Accepted: \
      \(report.trueAccepts.grouped) of \(trueCases.grouped) true ones (\(percent) %), \
      \(report.falselyAccepted.grouped) of \(falseCases.grouped) false ones. \
      Passed over by a search though they stand there: \(report.screenedOut.count).

      """
  }

  private static func cases(_ tallies: [String: MutationReport.Tally]) -> Int {
    tallies.values.reduce(0) { $0 + $1.cases }
  }

  private var misses: String {
    let misses =
      report.falseAccepts.map { ("wrongly accepted", $0) }
      + report.falseRejects.map { ("wrongly refused", $0) }
      + report.screenedOut.map { ("passed over", $0) }
    return misses.map { "\($0): \($1.kind), \($1.step): \($1.quote)\n  of: \($1.specimen)\n" }
      .joined()
  }
}
