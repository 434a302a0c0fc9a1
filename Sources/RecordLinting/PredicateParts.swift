import FactModel

extension Predicate {
  /// The page sets that it and its parts name.
  var pageSets: [String] { leaves.compactMap { $0.scope?.set } }

  /// The patterns that it and its parts search for, in the order of the text.
  var patterns: [TextPattern] {
    leaves.compactMap { leaf in
      switch leaf {
      case .count(let count): count.pattern
      case .absent(let pattern), .present(let pattern): pattern.pattern
      default: nil
      }
    }
  }

  private var scope: PageScope? {
    switch self {
    case .count(let count): count.scope
    case .absent(let pattern), .present(let pattern): pattern.scope
    case .availability(let availability): availability.scope
    case .page(let page): page.scope
    default: nil
    }
  }
}

extension Question {
  /// The pages that are watched for it, sorted.
  var pages: [PageID] { Set(watch.flatMap(\.pages)).sorted() }
}

extension FactBase {
  /// Every predicate of a claim or a watch.
  var predicates: [Predicate] { claims.compactMap(\.predicate) + questions.flatMap(\.watch) }
}

extension LintRule {
  /// A finding for each claim and question of whose predicates `message` has something to say.
  func findings(
    in facts: FactBase, _ message: (Predicate) -> String?
  ) -> [Finding] {
    facts.claims.flatMap { claim in
      (claim.predicate.flatMap(message)).map { [finding(claim, $0)] } ?? []
    }
      + facts.questions.flatMap { question in
        question.watch.compactMap(message).map { finding(question, $0) }
      }
  }
}

extension String {
  /// At most 60 scalars of the text, for a message.
  var shortened: String {
    let cut = unicodeScalars.dropFirst(60).isEmpty ? "" : "…"
    return String(String.UnicodeScalarView(unicodeScalars.prefix(60))) + cut
  }
}
