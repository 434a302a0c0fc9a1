import FactModel

/// The prose of two sheets of a page with its sentences paired.
struct ProseComparison {
  let page: PageID
  let old: [ProseUnit]
  let new: [ProseUnit]
  let sections: [[String]]
  let pairing: SentencePairing

  init(page: PageID, old: [ProseUnit], new: [ProseUnit], sections: [[String]]) {
    self.page = page
    self.old = old
    self.new = new
    self.sections = sections
    pairing = SentencePairing(from: old, to: new)
  }

  /// Equal sentences, wherever they stand.
  var equal: [Alignment.Pair] { pairing.kept + pairing.moved }

  /// Sections that bear another heading: old ones that are no more, whose sentences stand in a
  /// section that was not there.
  var renames: SectionRenames {
    let (oldSections, newSections) = (Set(old.map(\.section)), Set(new.map(\.section)))
    var renames = SectionRenames()
    for pair in pairing.kept {
      let (before, after) = (old[pair.old].section, new[pair.new].section)
      guard before != after, !newSections.contains(before), !oldSections.contains(after) else {
        continue
      }
      renames.note(before, after, sections[before], sections[after])
    }
    return renames
  }

  /// Changed, removed, added and moved sentences of known words, in the new page's order.
  func sentenceChanges(_ renames: SectionRenames) -> [Change] {
    let removed = pairing.removed.compactMap { removal(old[$0]) }
    let changed = pairing.changed.compactMap { change(from: old[$0.old], to: new[$0.new]) }
    let added = pairing.added.compactMap { addition(new[$0]) }
    let moved = equal.compactMap { move(from: old[$0.old], to: new[$0.new], renames) }
    return changed + removed + added + moved
  }

  private func removal(_ unit: ProseUnit) -> Change? {
    unit.sentence.words.map {
      Change(
        .sentenceRemoved, of: page, subject: unit.subject, section: sections[unit.section],
        block: unit.block, before: $0)
    }
  }

  private func addition(_ unit: ProseUnit) -> Change? {
    unit.sentence.words.map {
      Change(
        .sentenceAdded, of: page, subject: unit.subject, section: sections[unit.section],
        block: unit.block, after: $0)
    }
  }

  private func change(from unit: ProseUnit, to newUnit: ProseUnit) -> Change? {
    guard let before = unit.sentence.words, let after = newUnit.sentence.words else { return nil }
    let classes = SentenceClassifier(from: before, to: after).classes
    let loudest = classes.map(\.severity).min() ?? .normal
    let severity = newUnit.block == .code ? max(loudest, .normal) : loudest
    return Change(
      .sentenceChanged, of: page, severity, subject: newUnit.subject,
      section: sections[newUnit.section], block: newUnit.block, before: before, after: after,
      classes: classes)
  }

  private func move(
    from unit: ProseUnit, to newUnit: ProseUnit, _ renames: SectionRenames
  ) -> Change? {
    guard unit.section != newUnit.section, !renames.has(unit.section, newUnit.section),
      let words = newUnit.sentence.words ?? unit.sentence.words
    else { return nil }
    return Change(
      .sentenceMoved, of: page, subject: newUnit.subject, section: sections[unit.section],
      newSection: sections[newUnit.section], block: newUnit.block, before: words, after: words)
  }
}

extension ProseUnit {
  var subject: [String] { label.map { [$0] } ?? [] }
}
