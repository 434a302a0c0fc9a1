import FactModel

/// Judges claims and watches by what pages say. It has no pages of its own and no clock.
package struct ClaimJudge: Sendable {
  private let now: Timestamp

  /// A judge for whom it is `now`: that decides which pages are stale.
  package init(now: Timestamp) { self.now = now }

  /// The verdicts on all claims, and what the questions' watches saw.
  ///
  /// Each page that a predicate speaks of is asked for once, in the order of ids, and let go before
  /// the next: memory holds one page and what was seen, however many claims read it.
  package func judgement<Failure: Error>(
    of facts: FactBase, pages: (PageID) throws(Failure) -> PageEvidence
  ) throws(Failure) -> Judgement {
    var docket = Docket()
    let claims = facts.claims.map { $0.predicate.map { docket.enter($0) } }
    let watches = facts.questions.map { $0.watch.map { docket.enter($0.asWatch) } }
    for page in docket.pages {
      docket.hear(page, try pages(page), now)
    }
    let own = zip(facts.claims, claims).map { claim, matter in
      docket.verdict(of: claim, matter)
    }
    return Judgement(
      claims: zip(facts.claims, Premises(facts.claims).verdicts(own)).map {
        JudgedClaim(claim: $0.id, verdict: $1)
      },
      questions: zip(facts.questions, watches).map { question, matters in
        WatchedQuestion(question: question.id, watches: matters.map { docket.outcome(of: $0) })
      })
  }
}
