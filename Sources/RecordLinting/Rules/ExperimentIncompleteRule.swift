import FactModel

/// A measurement without its circumstances is no evidence.
struct ExperimentIncompleteRule: LintRule {
  let name = "experiment-incomplete"
  let summary = "An experiment lacks its devices, systems or convention."
  let severity = Severity.warning

  func findings(in subject: LintSubject) -> [Finding] {
    subject.facts.claims.flatMap { claim in
      messages(claim).map { finding(claim, $0) }
    }
  }

  private func messages(_ claim: Claim) -> [String] {
    guard claim.evidence != .experiment || !claim.records.experiments.isEmpty else {
      return ["the claim is given as 'experiment' and records none"]
    }
    return claim.records.experiments.compactMap { experiment in
      let missing = experiment.missingKeys.map { "'\($0)'" }
      guard !missing.isEmpty else { return nil }
      return "the experiment of \(experiment.on) has no \(missing.joined(separator: ", no "))"
    }
  }
}

extension Experiment {
  fileprivate var missingKeys: [String] {
    [
      devices.isEmpty ? "devices" : nil, systems.isEmpty ? "systems" : nil,
      convention.isEmpty ? "convention" : nil,
    ].compactMap(\.self)
  }
}
