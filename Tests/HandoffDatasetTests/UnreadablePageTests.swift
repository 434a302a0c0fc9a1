import FactModel
import HandoffSite
import Testing

/// Pages that stop saying anything: what was shown by them is unverified, and a negative least of
/// all holds.
@Suite struct UnreadablePageTests {
  let recorded: Recorded

  init() throws { recorded = try Recorded.shared.get() }

  @Test func theClassPageStopsRendering() throws {
    let hit = try recorded.changes(of: Paths.classPage) { body in
      body.split(separator: "# NSUserActivity\n").first.map { $0 + "# NSUserActivity\n" } ?? ""
    }
    #expect(
      hit.filter { !$0.hasSuffix(": premise") }
        == [
          "activity-types-is-an-array", "activity-types-overview",
          "class-header-is-not-its-members",
          "class-overview-assign-entities", "class-overview-content-identifiers",
          "class-overview-other-data", "class-overview-siri-context", "class-overview-web-address",
          "class-page-no-flag-defaults", "class-page-no-kilobyte-figure",
          "class-page-no-payload-encoding", "class-page-no-size", "current-reference-no-3kb",
          "current-reference-no-size", "eligible-for-handoff-definition",
          "eligible-for-prediction-definition", "eligible-for-public-indexing-definition",
          "eligible-for-search-definition", "error-lines-on-one-page", "four-eligibility-flags",
          "four-facts-on-size", "markdown-variant-has-header", "no-handoff-approval",
          "no-handoff-capability", "no-handoff-entitlement", "no-handoff-review",
          "nsuseractivity-availability", "nsuseractivity-family-no-size",
          "omission-is-undocumented",
          "required-keys-no-delivery-effect", "strong-reference-only-for-search",
          "tutorial-apple-recommends-1kb", "typed-payload-group",
        ].map { "\($0): unverified, not-rendered" })
    #expect(
      hit.filter { $0.hasSuffix(": premise") } == [
        "four-audiences: premise", "only-size-apple-published: premise",
        "precise-contracts-vague-thresholds: premise", "tutorial-stable-since-ios-8: premise",
        "types-match-on-both-sides: premise",
      ])
  }

  @Test func everyClaimOnThePageIsAmongThem() throws {
    let page = try #require(PageID(rawValue: Paths.classPage))
    let run = try DatasetRun(
      recorded.dataset, on: recorded.pages, unread: [page: .notRendered])
    let holding = recorded.dataset.facts.claims.filter { claim in
      claim.predicate?.pages.contains(page) == true && run.verdicts[claim.id]?.state == .holds
    }
    #expect(holding.isEmpty)
  }

  @Test func aPageIsReplacedByItsNearNamesake() throws {
    let about = HTMLPages.aboutHandoff
    let hit = try recorded.changes(of: Paths.adopting) { _ in about }
    #expect(
      hit.filter { !$0.hasSuffix(": premise") }
        == [
          "adopting-handoff-revised", "archived-3kb-quotation", "archived-3kb-twice",
          "archived-permitted-types", "archived-size-is-about-latency", "archived-small-payload",
          "archived-streams-for-more-data", "document-types-exemption", "four-facts-on-size",
          "no-handoff-approval", "no-handoff-capability", "no-handoff-entitlement",
          "no-handoff-review", "omission-is-undocumented", "required-keys-no-delivery-effect",
          "tutorial-apple-recommends-1kb", "two-archived-pages",
        ].map { "\($0): unverified, identity" })
    #expect(recorded.run["about-handoff-no-3kb"]?.state == .holds)
  }

  @Test func aNegativeOfManyPagesNeedsEachOfThem() throws {
    let page = try #require(PageID(rawValue: Paths.appDelegate[2]))
    let run = try DatasetRun(recorded.dataset, on: recorded.pages, unread: [page: .notFound])
    #expect(
      run.changes(since: recorded.run) == [
        "app-delegate-did-update-upper-bound: unverified, not-found",
        "delivery-paths-documented: unverified, not-found",
        "no-precedence-on-delivery-paths: unverified, not-found",
        "precise-contracts-vague-thresholds: premise",
      ])
  }
}
