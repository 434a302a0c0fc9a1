import FactModel

/// The topic groups and their members.
struct TopicAspect: SheetAspect {
  func changes(from old: FactSheet, to new: FactSheet) -> [Change] {
    guard old.topics != new.topics else { return [] }
    let comparison = TopicComparison(from: old.topics, to: new.topics, page: new.page)
    return comparison.groupChanges + comparison.memberChanges + comparison.orderChanges
  }
}

/// Two lists of topic groups with their groups paired.
private struct TopicComparison {
  let old: [LinkGroup]
  let new: [LinkGroup]
  let page: PageID
  let pairing: GroupPairing
  let oldPlaces: MemberPlaces
  let newPlaces: MemberPlaces

  init(from old: [LinkGroup], to new: [LinkGroup], page: PageID) {
    (self.old, self.new, self.page) = (old, new, page)
    oldPlaces = MemberPlaces(old)
    newPlaces = MemberPlaces(new)
    pairing = GroupPairing(from: old, to: new, newPlaces: newPlaces)
  }

  var groupChanges: [Change] {
    let removed = old.indices.filter { pairing.newOfOld[$0] == nil }.map {
      Change(.topicGroupRemoved, of: page, subject: old[$0].subject, before: old[$0].list)
    }
    let added = new.indices.filter { !pairing.pairedNew.contains($0) }.map {
      Change(.topicGroupAdded, of: page, subject: new[$0].subject, after: new[$0].list)
    }
    let renamed = pairing.newOfOld.sorted { $0.key < $1.key }.compactMap { before, after in
      ValueChange(.topicGroupRenamed, .normal, old[before].title, new[after].title)
        .change(of: page)
    }
    return removed + added + renamed
  }

  var memberChanges: [Change] {
    oldPlaces.order.flatMap { key -> [Change] in
      guard let oldPlace = oldPlaces.places[key] else { return [] }
      guard let newPlace = newPlaces.places[key] else { return removal(oldPlace) }
      return sameMember(from: oldPlace, to: newPlace)
    } + newPlaces.order.flatMap { addition($0) }
  }

  /// A member of a removed group is reported with its group.
  private func removal(_ place: MemberPlaces.Place) -> [Change] {
    guard pairing.newOfOld[place.group] != nil else { return [] }
    let subject = old[place.group].subject
    return [Change(.topicMemberRemoved, of: page, subject: subject, before: place.member.title)]
  }

  private func addition(_ key: ByteText) -> [Change] {
    guard oldPlaces.places[key] == nil, let place = newPlaces.places[key],
      pairing.pairedNew.contains(place.group)
    else { return [] }
    let subject = new[place.group].subject
    return [Change(.topicMemberAdded, of: page, subject: subject, after: place.member.title)]
  }

  private func sameMember(
    from oldPlace: MemberPlaces.Place, to newPlace: MemberPlaces.Place
  ) -> [Change] {
    let (before, after) = (oldPlace.member, newPlace.member)
    let moved =
      pairing.newOfOld[oldPlace.group] == newPlace.group
      ? nil
      : Change(
        .topicMemberMoved, of: page, subject: [after.title],
        before: old[oldPlace.group].title ?? "", after: new[newPlace.group].title ?? "")
    let renamed = ValueChange(.topicMemberRenamed, .normal, before.title, after.title)
      .change(of: page)
    return [moved, renamed, abstractChange(from: before, to: after)].compactMap { $0 }
  }

  private func abstractChange(
    from old: LinkGroup.Member, to new: LinkGroup.Member
  ) -> Change? {
    let (before, after) = (old.abstract?.words, new.abstract?.words)
    guard old.abstract != new.abstract || !sameBytes(before, after) else { return nil }
    return Change(
      .topicAbstractChanged, of: page, subject: [new.title], before: before, after: after)
  }

  var orderChanges: [Change] {
    let stayed = { (key: ByteText) in
      oldPlaces.places[key] != nil && newPlaces.places[key] != nil
    }
    guard oldPlaces.order.filter(stayed) != newPlaces.order.filter(stayed),
      !memberChanges.contains(where: { $0.kind == .topicMemberMoved })
    else { return [] }
    return [Change(.topicReordered, of: page, .noise)]
  }
}

extension LinkGroup {
  fileprivate var subject: [String] { title.map { [$0] } ?? [] }
  fileprivate var list: String { members.map(\.title).joined(separator: ", ") }
}

extension Sentence {
  /// The words; `nil` where they are withheld.
  var words: String? { if case .text(let words) = self { words } else { nil } }
}
