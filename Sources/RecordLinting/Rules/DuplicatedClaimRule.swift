import FactModel

/// Two claims that say or check the same drift apart once one of them is changed.
struct DuplicatedClaimRule: LintRule {
  let name = "duplicated-claim"
  let summary = "Two claims say or check the same."
  let severity = Severity.warning

  func findings(in subject: LintSubject) -> [Finding] {
    repeated(subject.facts.claims, "the claim says the same as") { Array($0.says.utf8) }
      + repeated(subject.facts.claims, "the claim checks the same as") { $0.predicate?.identity }
  }

  /// A finding for each claim whose key an earlier one in the order of the files has.
  private func repeated<Key: Hashable>(
    _ claims: [Claim], _ message: String, by key: (Claim) -> Key?
  ) -> [Finding] {
    var first: [Key: Claim] = [:]
    return claims.sorted { $0.place < $1.place }.compactMap { claim in
      guard let key = key(claim) else { return nil }
      guard let other = first[key] else {
        first[key] = claim
        return nil
      }
      return finding(claim, "\(message) '\(other.id)'", others: [other])
    }
  }
}

extension Predicate {
  /// Equal for equal predicates; a dictionary's own order differs from run to run.
  fileprivate var identity: [UInt8] { Array(text.utf8) }

  private var text: String {
    switch self {
    case .all(let parts): "all\(parts.map(\.text))"
    case .any(let parts): "any\(parts.map(\.text))"
    case .not(let part): "not(\(part.text))"
    case .list(var list):
      {
        let aliases = list.aliases.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        list.aliases = [:]
        return "\(list)\(aliases)"
      }()
    default: "\(self)"
    }
  }
}
