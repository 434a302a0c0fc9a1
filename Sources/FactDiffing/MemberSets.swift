import FactModel

/// The kinds that changes of a set of members are reported as.
struct MemberKinds {
  var removed: ChangeKind
  var added: ChangeKind
  var reordered: ChangeKind
}

/// The members that groups of the same title lost and gained, each group taken as a set of targets.
func memberSetChanges(
  from old: [LinkGroup], to new: [LinkGroup], _ kinds: MemberKinds, of page: PageID
) -> [Change] {
  let (oldSet, newSet) = (MemberSet(old), MemberSet(new))
  let removed = oldSet.members.filter { !newSet.keys.contains($0.key) }.map {
    Change(kinds.removed, of: page, subject: $0.subject, before: $0.title)
  }
  let added = newSet.members.filter { !oldSet.keys.contains($0.key) }.map {
    Change(kinds.added, of: page, subject: $0.subject, after: $0.title)
  }
  guard removed.isEmpty, added.isEmpty, old != new else { return removed + added }
  return [Change(kinds.reordered, of: page, .noise)]
}

/// The members of groups, each once, sorted by group and title.
private struct MemberSet {
  struct Entry {
    var key: [ByteText]
    var subject: [String]
    var title: String
  }

  var members: [Entry] = []
  var keys: Set<[ByteText]> = []

  init(_ groups: [LinkGroup]) {
    for group in groups {
      for member in group.members {
        let key = [ByteText(group.title ?? ""), ByteText(member.key)]
        guard keys.insert(key).inserted else { continue }
        members.append(
          Entry(key: key, subject: group.title.map { [$0] } ?? [], title: member.title))
      }
    }
    members.sort { (left, right) in
      left.key.lexicographicallyPrecedes(right.key) { byteOrder($0.text, $1.text) }
    }
  }
}

extension LinkGroup.Member {
  /// What makes two members the same link; letter case of targets comes and goes.
  var key: String { target.isEmpty ? title : target.lowercased() }
}
