import FactModel
import RecordLinting
import Storage

extension WrittenFileSurvey {
  /// Reads the last verdicts; those on facts that are no longer recorded go when it is mended.
  mutating func readVerdicts(_ facts: FactBase) throws {
    let path = Workspace.verdicts
    guard let bytes = try tracker.workspace.folder.read(path) else { return }
    guard
      let list = try readable(
        path, { try StoredJSON.decode(VerdictList.self, from: bytes, path: path) })
    else { return }
    verdicts = list.claims.count + list.questions.count
    let canonical = try StoredJSON.file(list.sorted)
    let kept = list.limited(to: facts)
    compare(path, bytes, to: canonical)
    guard kept != list else { return }
    orphanVerdicts = list.facts.filter { !Set(kept.facts).contains($0) }
      .map { OrphanVerdict(fact: $0, place: bytes.place(ofVerdictOn: $0, in: path)) }
    repairs.removeAll { $0.path == path }
    repairs.append(Repair(path: path, bytes: try StoredJSON.file(kept.sorted)))
  }
}

extension VerdictList {
  fileprivate var facts: [FactID] { claims.map(\.id) + questions.map(\.id) }

  /// In the order in which it is written.
  fileprivate var sorted: VerdictList { VerdictList(claims: claims, questions: questions) }

  /// The verdicts on facts that are recorded.
  fileprivate func limited(to facts: FactBase) -> VerdictList {
    let kept = (Set(facts.claims.map(\.id)), Set(facts.questions.map(\.id)))
    var list = self
    list.claims.removeAll { !kept.0.contains($0.id) }
    list.questions.removeAll { !kept.1.contains($0.id) }
    return list
  }
}

extension [UInt8] {
  /// Where the file of verdicts names the fact; its beginning where it is written otherwise.
  fileprivate func place(ofVerdictOn fact: FactID, in path: String) -> Place {
    let name = Array("\"id\" : \"\(fact)\"".utf8)
    var line = 1
    for text in split(separator: 0x0A, omittingEmptySubsequences: false) {
      let start = text.prefix { $0 == 0x20 }.count
      if text.dropFirst(start).starts(with: name) {
        return Place(file: path, line: line, column: start + 1)
      }
      line += 1
    }
    return Place(file: path, line: 1, column: 1)
  }
}
