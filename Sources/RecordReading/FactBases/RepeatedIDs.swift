import FactModel

/// Finds ids that occur twice among all files.
struct RepeatedIDs {
  /// A problem for each further occurrence, naming the first, in the order of the ids.
  let problems: [RecordProblem]

  init(_ ids: [PlacedFactID]) {
    var first: [FactID: Place] = [:]
    problems = ids.compactMap { id in
      guard let place = first[id.id] else {
        first[id.id] = id.place
        return nil
      }
      let file = place.file == id.place.file ? "" : "in \(place.file) "
      return RecordProblem(
        place: id.place,
        message: "the id '\(id.id)' occurs twice, first \(file)at line \(place.line)",
        related: place)
    }
  }
}
