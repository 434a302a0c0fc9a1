import FactModel
import Testing

/// What each kind of change of a page hits: claims that no longer hold, claims that rest on one of
/// them, questions that become candidates, lines of the articles.
@Suite struct ChangeTests {
  let recorded: Recorded

  init() throws { recorded = try Recorded.shared.get() }

  @Test func theUpperBoundMoves() throws {
    let hit = try recorded.changes(on: Paths.appDelegate, "26.0.0", "27.0.0")
    #expect(
      hit == [
        "app-delegate-did-update-upper-bound: fails, differs",
        "app-delegate-upper-bound: fails, differs",
        "app-delegate-upper-bound-on-every-row: fails, differs",
        "delegate-bounds-compared: fails, differs",
        "routing-defect-on-ios: premise",
        "upper-bound-measured-twice: premise",
      ])
    #expect(
      recorded.dataset.articleLines(of: hit) == [
        "part 2, line 5", "part 2, line 133", "part 9, line 358",
      ])
  }

  @Test func aSizeAppearsOnTheUserInfoPage() throws {
    let hit = try recorded.changes(
      on: [Paths.userInfo], "Each key", "Keep it below 4 KB. Each key")
    #expect(
      hit == [
        "current-reference-no-size: fails, found",
        "four-facts-on-size: fails, found",
        "nsuseractivity-family-no-size: fails, found",
        "only-size-apple-published: premise",
        "precise-contracts-vague-thresholds: premise",
        "userinfo-no-size: fails, found",
        "userinfo-ceiling: candidate",
      ])
    #expect(
      recorded.dataset.articleLines(of: hit) == [
        "part 2, line 139", "part 4, line 3", "part 4, line 5", "part 4, line 7",
        "part 4, line 13", "part 4, line 17", "part 4, line 19", "part 4, line 45",
        "part 4, line 256", "part 4, line 261", "part 9, line 333", "part 9, line 346",
      ])
  }

  @Test func theErrorPageGainsADiscussion() throws {
    let hit = try recorded.changes(
      on: [Paths.tooLarge], "to receive.", "to receive.\n\n## Discussion\n\nAsk the sending app.")
    #expect(
      hit == [
        "too-large-error-abstract-only: fails, found",
        "too-large-error-fires: candidate",
        "userinfo-ceiling: candidate",
      ])
  }

  @Test func aTypeLeavesTheList() throws {
    let hit = try recorded.changes(
      on: [Paths.userInfo], "[`NSSet`](/documentation/Foundation/NSSet),", "")
    #expect(
      hit == [
        "compiler-accepts-what-transport-refuses: premise",
        "userinfo-permitted-types: fails, differs",
        "validator-tests-values-only: premise",
      ])
    #expect(recorded.dataset.articleLines(of: hit).contains("part 4, line 13"))
  }

  @Test func theListLeavesThePageAndTheContradictionTurnsRound() throws {
    let hit = try recorded.changes(of: Paths.userInfo) { body in
      body.split(separator: "Each key").first.map { $0 + "Keep to simple values." } ?? ""
    }
    #expect(
      hit == [
        "compiler-accepts-what-transport-refuses: premise",
        "reference-omits-permitted-types: holds, -",
        "userinfo-permitted-types: fails, missing",
        "validator-tests-values-only: premise",
      ])
  }

  @Test func aQuotationIsReworded() throws {
    let hit = try recorded.changes(on: [Paths.tooLarge], "too large", "too big")
    #expect(
      hit == [
        "system-reports-too-large-at-runtime: premise",
        "three-errors-are-transport: premise",
        "too-large-error-message: fails, missing",
        "typed-payload-lands-in-userinfo: premise",
      ])
  }

  @Test func oneOfTwoPlacesInTheArchiveGoes() throws {
    let hit = try recorded.changes(on: [Paths.adopting], "3KB or less.</p>", "no more.</p>")
    #expect(
      hit == [
        "archived-3kb-quotation: fails, differs",
        "archived-3kb-twice: fails, differs",
        "archived-streams-beside-size-note: premise",
        "historical-recommendation-constant: premise",
        "only-size-apple-published: premise",
        "payload-cap-constant: premise",
      ])
    #expect(
      recorded.dataset.articleLines(of: hit).isSuperset(of: [
        "part 4, line 41", "part 4, line 105-111", "part 9, line 50-52", "part 9, line 360",
      ]))
  }

  @Test func aTopicGroupGainsAMember() throws {
    let link = "[`func more()`](/documentation/Foundation/more())\n\n"
    let hit = try recorded.changes(
      on: [Paths.classPage], "### Errors of a continuation",
      link + "### Errors of a continuation")
    #expect(hit == ["typed-payload-group: fails, differs"])
    #expect(recorded.dataset.articleLines(of: hit) == ["part 4, line 53"])
  }

  @Test func aPlatformRowAppears() throws {
    let hit = try recorded.changes(
      on: [Paths.appDelegate[0]], "\"tvOS: ", "\"macOS: 27.0.0 -\",\n    \"tvOS: ")
    #expect(hit == ["app-delegate-upper-bound-on-every-row: fails, found"])
  }

  @Test func aDeclarationChanges() throws {
    let hit = try recorded.changes(
      on: [Paths.userInfo], "[AnyHashable : Any]?", "[String : any Sendable]?")
    #expect(
      hit == [
        "compiler-accepts-what-transport-refuses: premise",
        "tutorial-userinfo-type: fails, missing",
        "userinfo-swift-type: fails, missing",
      ])
  }

  @Test func aPrecedenceIsStated() throws {
    let hit = try recorded.changes(
      on: [Paths.sceneContinue], "Stands for",
      "The scene delegate takes precedence over the app delegate. Stands for")
    #expect(
      hit == [
        "no-precedence-on-delivery-paths: fails, found",
        "precise-contracts-vague-thresholds: premise",
        "delegate-precedence: candidate",
      ])
  }
}
