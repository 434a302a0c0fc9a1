import ArticleReading
import FactModel

/// A stretch of an article that relies on a page or a fact.
package struct ArticleDependency: Hashable, Comparable, Sendable {
  /// What it relies on.
  package enum Target: Hashable, Comparable, Sendable {
    case page(PageID)
    case fact(FactID)
  }

  /// Why.
  package enum Reason: String, Hashable, Comparable, Sendable {
    case quotation, availability, number, negative, binding, date, code, standard = "default"

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  package var place: Place
  package var end: Place
  package var target: Target
  package var reason: Reason

  package static func < (left: Self, right: Self) -> Bool {
    if left.place != right.place { return left.place < right.place }
    if left.target != right.target { return left.target < right.target }
    return left.reason < right.reason
  }

  static func dependencies(of examination: Examination) -> [ArticleDependency] {
    let quotations = examination.quotations.flatMap { quotation in
      quotation.pages.map {
        dependency(quotation.part.range, quotation.part.block, .page($0), .quotation, examination)
      }
    }
    let availability = examination.availability.flatMap { judged in
      judged.targets.map {
        dependency(judged.range, judged.sentence.block, $0, .availability, examination)
      }
    }
    return quotations + availability
      + examination.facts.compactMap { fact in
        guard let text = fact.text, let id = FactID(rawValue: fact.id) else { return nil }
        return dependency(text.range, text.block, .fact(id), .binding, examination)
      }
  }

  static func dependency(
    _ range: Range<Int>, _ block: Int, _ target: Target, _ reason: Reason,
    _ examination: Examination
  ) -> ArticleDependency {
    let bytes = examination.article.bytes(of: range, in: block)
    return ArticleDependency(
      place: examination.article.place(of: bytes.lowerBound),
      end: examination.article.place(of: bytes.upperBound), target: target, reason: reason)
  }
}

extension JudgedQuotation {
  /// The pages that the quotation was or would be judged on.
  var pages: [PageID] {
    switch status {
    case .judged(let page, _, _), .unread(let page, _): [page]
    case .several(let pages): pages.map(\.page)
    case .unnamed(let pages): pages
    case .skipped, .unwatched: []
    }
  }
}

extension AttributedNumber {
  /// The page or claims that hold the number or another one in its place.
  var targets: [ArticleDependency.Target] {
    switch support {
    case .supported(let claim?, _), .archivedOnly(let claim), .doubtful(let claim):
      [.fact(claim.id)]
    case .supported(nil, let page): page.map { [.page($0)] } ?? []
    case .contradicted(let others): others.map { .fact($0.claim.id) }
    case .unsupported: []
    }
  }
}

extension JudgedNegative {
  /// The recorded negative that it relies on.
  var claim: Claim? {
    switch status {
    case .recorded(let claim), .contradicted(let claim, _), .widened(let claim, _): claim
    case .unrecorded, .unresolved: nil
    }
  }
}
