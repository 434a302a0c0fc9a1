import FactModel

/// Where each member of a list of groups stands; a member listed twice counts where it is first.
struct MemberPlaces {
  struct Place {
    var group: Int
    var member: LinkGroup.Member
  }

  private(set) var places: [ByteText: Place] = [:]
  private(set) var order: [ByteText] = []

  init(_ groups: [LinkGroup]) {
    for (index, group) in groups.enumerated() {
      for member in group.members where places[ByteText(member.key)] == nil {
        places[ByteText(member.key)] = Place(group: index, member: member)
        order.append(ByteText(member.key))
      }
    }
  }
}

/// Which group became which: by title, else by sharing half of the members.
struct GroupPairing {
  /// The new group's index by the old one's.
  private(set) var newOfOld: [Int: Int] = [:]
  /// The new groups that were there before.
  private(set) var pairedNew: Set<Int> = []

  init(from old: [LinkGroup], to new: [LinkGroup], newPlaces: MemberPlaces) {
    var titled = Dictionary(grouping: new.indices.reversed()) { ByteText(new[$0].title ?? "") }
    for index in old.indices {
      guard let match = titled[ByteText(old[index].title ?? "")]?.popLast() else { continue }
      pair(index, match)
    }
    for index in old.indices where newOfOld[index] == nil {
      if let match = heir(of: old[index], among: new, newPlaces) { pair(index, match) }
    }
  }

  private mutating func pair(_ old: Int, _ new: Int) {
    newOfOld[old] = new
    pairedNew.insert(new)
  }

  private func heir(
    of group: LinkGroup, among new: [LinkGroup], _ newPlaces: MemberPlaces
  ) -> Int? {
    var shared: [Int: Int] = [:]
    for member in group.members {
      guard let place = newPlaces.places[ByteText(member.key)] else { continue }
      shared[place.group, default: 0] += 1
    }
    return shared.filter { index, count in
      !pairedNew.contains(index) && 2 * count >= max(group.members.count, new[index].members.count)
    }.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }
}
