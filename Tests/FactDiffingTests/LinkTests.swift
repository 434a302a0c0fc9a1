import FactDiffing
import FactModel
import Testing

struct LinkTests {
  private func group(_ title: String?, _ members: String...) -> LinkGroup {
    LinkGroup(
      title: title, members: members.map { .init(title: $0, target: "/documentation/Kit/\($0)") })
  }

  private func topics(_ old: [LinkGroup], _ new: [LinkGroup]) -> [String] {
    changes(from: sheet { $0.topics = old }, to: sheet { $0.topics = new }).map {
      "\($0.kind.rawValue) \($0.subject) \($0.before ?? "") > \($0.after ?? "")"
    }
  }

  @Test func membersAreAddedRemovedAndMoved() {
    #expect(
      topics(
        [group("Filling", "fill", "pour"), group("Care", "dry", "oil")],
        [group("Filling", "fill", "spill"), group("Care", "dry", "oil", "pour")]) == [
          "topic.member-moved [\"pour\"] Filling > Care",
          "topic.member-added [\"Filling\"]  > spill",
        ])
    #expect(
      topics([group("Care", "dry", "oil")], [group("Care", "dry")])
        == ["topic.member-removed [\"Care\"] oil > "])
  }

  @Test func groupIsAddedWithItsMembersInOneChange() {
    #expect(
      topics([group("Care", "dry")], [group("Care", "dry"), group("Filling", "fill", "pour")])
        == ["topic.group-added [\"Filling\"]  > fill, pour"])
  }

  @Test func groupThatKeepsHalfOfItsMembersIsRenamed() {
    #expect(
      topics([group("Care", "dry", "oil")], [group("Caring", "dry", "oil")])
        == ["topic.group-renamed [] Care > Caring"])
  }

  @Test func memberOfTheSameTargetIsRenamed() {
    var new = group("Care", "dry")
    new.members[0].title = "dry()"
    #expect(topics([group("Care", "dry")], [new]) == ["topic.member-renamed [] dry > dry()"])
  }

  @Test func relationshipsAreSets() {
    let found = changes(
      from: sheet { $0.relationships = [self.group("Conforms To", "A", "B")] },
      to: sheet { $0.relationships = [self.group("Conforms To", "C", "B")] })
    #expect(found.map(\.kind) == [.relationshipRemoved, .relationshipAdded])
    let order = changes(
      from: sheet { $0.relationships = [self.group("Conforms To", "A", "B")] },
      to: sheet { $0.relationships = [self.group("Conforms To", "B", "A")] })
    #expect(order.map(\.severity) == [.noise])
  }

  @Test func letterCaseOfLinkPathsIsNoise() {
    let found = changes(
      from: sheet { $0.links = ["/documentation/Kit/Tank"] },
      to: sheet { $0.links = ["/documentation/kit/tank"] })
    #expect(found.map(\.kind) == [.linkCase])
    #expect(found.map(\.severity) == [.noise])
  }

  @Test func linkOfANewTopicMemberIsNotReportedTwice() {
    let found = changes(
      from: sheet { $0.links = ["https://example.org/a"] },
      to: sheet {
        $0.topics = [self.group("Care", "dry")]
        $0.links = ["/documentation/Kit/dry", "https://example.org/b"]
      })
    #expect(found.map(\.kind) == [.topicGroupAdded, .linkRemoved, .linkAdded])
  }
}
