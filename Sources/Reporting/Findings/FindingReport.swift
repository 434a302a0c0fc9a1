import FactModel

/// What a command found in the files it checked.
package struct FindingReport: Sendable {
  /// The command, as in `check`.
  package var command: String
  /// The findings, sorted by place, then by gravity and rule.
  package var findings: [Finding]
  /// What was looked at and with what outcome, in the order to be told: `quotations`, 12.
  package var counts: [Count]
  /// The files that were checked, sorted by path.
  package var files: [CheckedFile]
  /// What could not be checked, a line each; empty where everything was.
  package var unchecked: [String]
  /// A line for each rule that has findings or could have: its name and what it looks for.
  package var rules: [RuleSummary]

  /// A number of the report's last line.
  package struct Count: Equatable, Sendable {
    package var noun: String
    package var number: Int

    /// So many of these.
    package init(_ noun: String, _ number: Int) {
      self.noun = noun
      self.number = number
    }
  }

  /// A rule as readers of the report are told of it.
  package struct RuleSummary: Equatable, Sendable {
    package var name: String
    package var summary: String

    /// A rule of that name.
    package init(name: String, summary: String) {
      self.name = name
      self.summary = summary
    }
  }

  /// A report of the given parts, which it sorts.
  package init(
    command: String, findings: [Finding], counts: [Count] = [], files: [CheckedFile] = [],
    unchecked: [String] = [], rules: [RuleSummary] = []
  ) {
    self.command = command
    self.findings = findings.sorted {
      ($0.place, $0.severity, $0.rule, $0.message) < ($1.place, $1.severity, $1.rule, $1.message)
    }
    self.counts = counts
    self.files = files.sorted { $0.path < $1.path }
    self.unchecked = unchecked
    self.rules = rules.sorted { $0.name < $1.name }
  }

  /// Whether everything that was asked for could be checked.
  package var isComplete: Bool { unchecked.isEmpty }

  /// How many findings are of the severity.
  package func count(of severity: Severity) -> Int {
    findings.count { $0.severity == severity }
  }

  /// Whether a finding is of the severity or a graver one.
  package func hasFindings(from level: Severity) -> Bool {
    findings.contains { $0.severity <= level }
  }

  /// All in one line: findings by severity, then the counts, then whether it is complete.
  var summary: String {
    let found = Severity.allCases.map { counted(count(of: $0), $0.rawValue) }
    let looked = counts.map { "\($0.number) \($0.noun)" }
    let whole =
      isComplete ? [] : ["not complete: \(counted(unchecked.count, "item")) not checked"]
    return "\(command): \((found + looked + whole).joined(separator: ", "))"
  }
}
