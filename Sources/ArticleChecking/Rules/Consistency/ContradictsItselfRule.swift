import ArticleReading
import FactModel
import PageReading

/// Two places of a series say opposite things of what the current pages state.
struct ContradictsItselfRule: FindingRule {
  let name = "contradicts-itself"
  let summary = "Two places say opposite things of what the current pages state."
  let severity = Severity.warning
  let failing = """
    The current page lists the permitted value types.

    ```swift
    // The permitted value types.
    // The current reference does not restate them.
    let types = 9
    ```
    """
  let passing = """
    The current page lists the permitted value types.

    ```swift
    // The permitted value types, which the current reference lists.
    let types = 9
    ```
    """

  /// How many assertions of an article are compared, so that the time stays bounded.
  private static let most = 500

  func findings(in examination: Examination, of series: SeriesExamination) -> [Finding] {
    let own = examination.assertions.prefix(Self.most)
    return own.compactMap { assertion in
      guard let other = opposite(of: assertion, examination, series) else { return nil }
      let (article, theirs) = other
      return examination.finding(
        self, at: assertion.range, in: assertion.sentence.block,
        "says the opposite of \(place(of: theirs, in: article))",
        evidence: [article.article.blocks[theirs.sentence.block].string(theirs.sentence.range)])
    }
  }

  private typealias Other = (article: Examination, assertion: DocumentationAssertion)

  /// The first opposite, where this assertion is the one that is to be changed.
  private func opposite(
    of assertion: DocumentationAssertion, _ examination: Examination, _ series: SeriesExamination
  ) -> Other? {
    let weight = weight(of: assertion, examination)
    for article in series.articles {
      for other in article.assertions.prefix(Self.most) where isOpposite(assertion, other) {
        let theirs = self.weight(of: other, article)
        let isLater =
          (examination.article.path, assertion.sentence.block)
          > (article.article.path, other.sentence.block)
        if weight < theirs || weight == theirs && isLater { return (article, other) }
      }
    }
    return nil
  }

  private func isOpposite(_ left: DocumentationAssertion, _ right: DocumentationAssertion) -> Bool {
    left.isPositive != right.isPositive && left.object.intersection(right.object).count >= 2
  }

  /// Dated prose weighs most, a comment of code least.
  private func weight(of assertion: DocumentationAssertion, _ examination: Examination) -> Int {
    let block = examination.article.blocks[assertion.sentence.block]
    if case .codeComment = block.kind { return 0 }
    return DateReading.dates(in: block.text.utf8).isEmpty ? 1 : 2
  }

  private func place(of assertion: DocumentationAssertion, in examination: Examination) -> String {
    let bytes = examination.article.bytes(of: assertion.range, in: assertion.sentence.block)
    let place = examination.article.place(of: bytes.lowerBound)
    return "\(place.file):\(place.line)"
  }
}
