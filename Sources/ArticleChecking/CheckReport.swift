import FactModel

/// What a check has to say.
package struct CheckReport: Equatable, Sendable {
  /// What is wrong, by file and place.
  package var findings: [Finding] = []
  /// What would be wrong had no waiver been written, by file and place.
  package var waived: [Finding] = []
  /// What is counted, passed over or left alone, by name; what was found is no part of it.
  package var counts: [CheckCount: Int] = [:]
  /// Which stretches of the articles rely on what.
  package var dependencies: [ArticleDependency] = []
  /// What is cited and could not be read or judged, waived or not, by file and place.
  package var unjudged: [Finding] = []

  /// Whether all that was cited could be read and judged.
  package var isComplete: Bool { unjudged.isEmpty }

  package init() {}

  mutating func add(_ found: [Finding], of examination: Examination) {
    let (standing, waived) = WaiverDesk(examination: examination).parted(found)
    findings += standing
    self.waived += waived
    unjudged += found.filter { CheckCount.incompleteRules.contains($0.rule) }
    for (count, number) in CheckCount.counts(of: examination) {
      counts[count, default: 0] += number
    }
    dependencies += ArticleDependency.dependencies(of: examination)
  }

  mutating func sort() {
    findings.sort(by: Self.precedes)
    waived.sort(by: Self.precedes)
    unjudged.sort(by: Self.precedes)
    dependencies = Set(dependencies).sorted()
  }

  private static func precedes(_ left: Finding, _ right: Finding) -> Bool {
    if left.place.file != right.place.file {
      return left.place.file.utf8.lexicographicallyPrecedes(right.place.file.utf8)
    }
    let (a, b) = (left.place, right.place)
    if (a.line, a.column) != (b.line, b.column) { return (a.line, a.column) < (b.line, b.column) }
    if left.severity != right.severity { return left.severity < right.severity }
    if left.rule != right.rule { return left.rule < right.rule }
    return left.message.utf8.lexicographicallyPrecedes(right.message.utf8)
  }
}
