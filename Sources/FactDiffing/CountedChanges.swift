import FactModel

extension ProseComparison {
  /// Sentences in another order, or in a block of another form, counted by section.
  func orderChanges(_ renames: SectionRenames) -> [Change] {
    var tallies = ChangeTallies(page: page)
    for pair in pairing.moved {
      let (before, after) = (old[pair.old], new[pair.new])
      guard before.section == after.section || renames.has(before.section, after.section) else {
        continue
      }
      tallies.count(.sentenceReordered, .noise, in: sections[after.section]) { $0.moved += 1 }
    }
    for pair in equal {
      let (before, after) = (old[pair.old].block, new[pair.new].block)
      guard before != after else { continue }
      let severity: ChangeSeverity = before == .aside || after == .aside ? .normal : .noise
      tallies.count(
        .sentenceReformed, severity, in: sections[new[pair.new].section],
        before: before.rawValue, after: after.rawValue
      ) { $0.moved += 1 }
    }
    return tallies.changes
  }

  /// Sentences of which only digests are known, counted by section.
  func withheldChanges(_ renames: SectionRenames) -> [Change] {
    var tallies = ChangeTallies(page: page)
    func count(_ section: Int, _ change: (inout Change.Tally) -> Void) {
      tallies.count(.sentenceWithheld, .normal, in: sections[section], change)
    }
    for unit in pairing.removed.map({ old[$0] }) where unit.sentence.words == nil {
      count(unit.section) { $0.removed += 1 }
    }
    for unit in pairing.added.map({ new[$0] }) where unit.sentence.words == nil {
      count(unit.section) { $0.added += 1 }
    }
    for pair in equal {
      let (before, after) = (old[pair.old], new[pair.new])
      if (before.sentence.words == nil) != (after.sentence.words == nil) {
        tallies.count(.sentenceKeeping, .noise, in: sections[after.section]) { $0.moved += 1 }
      }
      guard before.section != after.section, !renames.has(before.section, after.section),
        before.sentence.words == nil, after.sentence.words == nil
      else { continue }
      count(after.section) { $0.moved += 1 }
    }
    return tallies.changes
  }
}

/// Changes that differ by their numbers only, each once, in the order of first sight.
private struct ChangeTallies {
  let page: PageID
  private(set) var changes: [Change] = []
  private var places: [Change: Int] = [:]

  init(page: PageID) { self.page = page }

  mutating func count(
    _ kind: ChangeKind, _ severity: ChangeSeverity, in section: [String], before: String? = nil,
    after: String? = nil, _ change: (inout Change.Tally) -> Void
  ) {
    let bare = Change(kind, of: page, severity, section: section, before: before, after: after)
    let place = places.id(of: bare)
    if place == changes.count { changes.append(bare) }
    var tally = changes[place].tally ?? Change.Tally()
    change(&tally)
    changes[place].tally = tally
  }
}
