import FactModel

/// Finds claims that rest on themselves, directly or by way of others.
struct Circles {
  /// A problem for each mention that closes a circle.
  let problems: [RecordProblem]

  init(_ links: [FactLink]) {
    var walk = Walk(links)
    for owner in Set(links.map(\.owner)).sorted() { walk.visit(owner) }
    problems = walk.problems
  }
}

/// A depth-first walk along `rests-on` without recursion: a chain may be as long as the file.
private struct Walk {
  var problems: [RecordProblem] = []
  private let links: [FactID: [FactLink]]
  private var isFinished: Set<FactID> = []
  /// The claims on the way from the first, with how many of their links were followed.
  private var path: [(claim: FactID, followed: Int)] = []
  /// Where each claim on the way stands in `path`.
  private var depths: [FactID: Int] = [:]

  init(_ links: [FactLink]) {
    self.links = Dictionary(grouping: links, by: \.owner)
  }

  mutating func visit(_ first: FactID) {
    guard !isFinished.contains(first) else { return }
    enter(first)
    while let step = path.last {
      let links = links[step.claim] ?? []
      guard step.followed < links.count else {
        leave(step.claim)
        continue
      }
      path[path.count - 1].followed += 1
      follow(links[step.followed])
    }
  }

  private mutating func follow(_ link: FactLink) {
    if let depth = depths[link.target.id] {
      problems.append(problem(with: link, from: depth))
    } else if !isFinished.contains(link.target.id) {
      enter(link.target.id)
    }
  }

  private mutating func enter(_ claim: FactID) {
    depths[claim] = path.count
    path.append((claim, 0))
  }

  private mutating func leave(_ claim: FactID) {
    path.removeLast()
    depths[claim] = nil
    isFinished.insert(claim)
  }

  private func problem(with link: FactLink, from depth: Int) -> RecordProblem {
    let circle = path[depth...].prefix(8).map(\.claim.rawValue)
    let rest = path.count - depth > 8 ? ["…"] : []
    let way = (circle + rest + [link.target.id.rawValue]).joined(separator: " → ")
    return RecordProblem(
      place: link.target.place,
      message: link.owner == link.target.id
        ? "the claim '\(link.owner)' rests on itself" : "the claims rest on each other: \(way)")
  }
}
