import FactDiffing
import FactModel
import Testing

struct ChangeSetTests {
  @Test func changeMadeOnManyPagesIsOneGroup() {
    var set = ChangeSet()
    for number in (1...900).reversed() {
      set.compare(
        id("page\(1000 + number)"), from: sheet(at: "page\(1000 + number)", rows: []),
        to: sheet(at: "page\(1000 + number)", rows: ["Mac Catalyst: -"]))
    }
    #expect(set.groups.count == 1)
    #expect(set.groups.first?.pages.count == 900)
    #expect(set.groups.first?.pages.first == id("page1001"))
    #expect(set.changed == 900)
  }

  @Test func sameWordsReplacedInDifferentSentencesAreOneGroup() {
    var set = ChangeSet()
    for (path, lead) in [("a", "Sign in to"), ("b", "The server asks"), ("c", "You can open")] {
      set.compare(
        id(path), from: sheet(at: path, "\(lead) Acme Widget Manager for it."),
        to: sheet(at: path, "\(lead) Acme Widget for it."))
    }
    #expect(set.groups.map(\.pages) == [[id("a"), id("b"), id("c")]])
    #expect(
      set.groups.first?.replacements.map { "\($0.before) > \($0.after)" }
        == ["Acme Widget Manager > Acme Widget"])
    #expect(set.groups.first?.isUniform == false)
  }

  @Test func pagesAreChangedUnchangedOrNotComparable() {
    var set = ChangeSet()
    set.compare(id("a"), from: sheet(at: "a", "One."), to: sheet(at: "a", "One."))
    set.compare(id("b"), from: nil, to: sheet(at: "b"))
    set.compare(
      id("c"), from: sheet(at: "c", "One."), to: sheet(at: "c", "Two.") { $0.extractor = 2 })
    set.skip(id("d"), because: "damaged")
    set.countUnchanged(10)
    #expect((set.changed, set.unchanged, set.total) == (1, 11, 14))
    #expect(
      set.uncompared.map { "\($0.page): \($0.reason)" } == [
        "kit/c: read by extractor 1 before and 2 now", "kit/d: damaged",
      ])
  }

  @Test func pageFoundGoneIsChangedThoughItsSheetStayed() {
    var set = ChangeSet()
    let stays = sheet(at: "a")
    set.compare(id("a"), from: stays, to: stays, goneSince: Timestamp("2026-10-11T05:00:00Z"))
    #expect(set.groups.map(\.first.kind) == [.pageGone])
    #expect((set.changed, set.unchanged) == (1, 0))
  }

  @Test func groupsStandInTheOrderOfSeverityKindAndPage() {
    var set = ChangeSet()
    set.compare(
      id("b"), from: sheet(at: "b", rows: ["iOS: 8.0 -"]) { $0.boilerplate = ["2025"] },
      to: sheet(at: "b", rows: ["iOS: 8.0 - 26.0"]) { $0.boilerplate = ["2026"] })
    set.compare(id("c"), from: sheet(at: "c", "A."), to: sheet(at: "c", "A.", "Bees fly."))
    set.compare(id("a"), from: sheet(at: "a", "A."), to: sheet(at: "a", "A.", "Ants run."))
    #expect(
      set.groups.map { "\($0.first.kind.rawValue) \($0.pages)" } == [
        "availability.upper-bound-appeared [kit/b]", "sentence.added [kit/a]",
        "sentence.added [kit/c]", "boilerplate [kit/b]",
      ])
  }
}
