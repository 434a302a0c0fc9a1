import FactModel

extension ProseComparison {
  /// Parameters removed, added and renamed; one whose words stayed under another name is renamed.
  var parameterChanges: [Change] {
    let (oldNames, newNames) = (names(in: old), names(in: new))
    let (former, present) = (Set(oldNames), Set(newNames))
    var (renamed, gone, come): ([Change], Set<ByteText>, Set<ByteText>) = ([], [], [])
    for pair in equal {
      guard let (before, after) = parameterNames(pair), !present.contains(before),
        !former.contains(after), gone.insert(before).inserted, come.insert(after).inserted
      else { continue }
      renamed.append(Change(.parameterRenamed, of: page, before: before.text, after: after.text))
    }
    let removed = oldNames.filter { !present.contains($0) && !gone.contains($0) }
    let added = newNames.filter { !former.contains($0) && !come.contains($0) }
    return removed.map { Change(.parameterRemoved, of: page, before: $0.text) }
      + added.map { Change(.parameterAdded, of: page, after: $0.text) } + renamed
  }

  private func names(in units: [ProseUnit]) -> [ByteText] {
    var seen: Set<ByteText> = []
    return units.filter { $0.block == .parameter }.compactMap { $0.label.map(ByteText.init) }
      .filter { seen.insert($0).inserted }
  }

  private func parameterNames(_ pair: Alignment.Pair) -> (ByteText, ByteText)? {
    let (before, after) = (old[pair.old], new[pair.new])
    guard before.block == .parameter, after.block == .parameter, let name = before.label,
      let newName = after.label, !sameBytes(name, newName)
    else { return nil }
    return (ByteText(name), ByteText(newName))
  }

  /// Asides whose word is another (Note, Important, …), each section once.
  var labelChanges: [Change] {
    var seen: Set<Change> = []
    return equal.compactMap { pair -> Change? in
      let (before, after) = (old[pair.old], new[pair.new])
      guard before.block == .aside, after.block == .aside, !sameBytes(before.label, after.label)
      else { return nil }
      return Change(
        .asideRelabelled, of: page, section: sections[after.section], before: before.label,
        after: after.label)
    }.filter { seen.insert($0).inserted }
  }
}
