import FactModel

extension Dataset {
  /// The lines of the articles that the notes of facts name: `part 2, line 133`. Facts are given as
  /// lines that begin with their ids.
  func articleLines(of facts: [String]) -> Set<String> {
    let ids = Set(facts.compactMap { $0.split(separator: ":").first.map(String.init) })
    let notes =
      self.facts.claims.filter { ids.contains($0.id.rawValue) }.compactMap(\.records.note)
      + self.facts.questions.filter { ids.contains($0.id.rawValue) }.compactMap(\.note)
    return Set(notes.flatMap(Self.lines))
  }

  private static func lines(in note: String) -> [String] {
    note.matches(of: /[Pp]art (\d), lines? (\d+(?:-\d+)?(?:(?:, | and )\d+(?:-\d+)?)*)/)
      .flatMap { match in
        match.2.matches(of: /\d+(?:-\d+)?/).map { "part \(match.1), line \($0.output)" }
      }
  }
}
