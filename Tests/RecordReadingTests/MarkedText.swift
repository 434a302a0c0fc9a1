import FactModel
import RecordReading
import Testing

/// A text in which `▸` stands before each place that a problem must point at.
struct MarkedText {
  var text = ""
  var places: [Place] = []

  init(_ marked: String, file: String) {
    var place = Place(file: file, line: 1, column: 1)
    for scalar in marked.unicodeScalars {
      guard scalar != "▸" else {
        places.append(place)
        continue
      }
      text.unicodeScalars.append(scalar)
      place.column += 1
      if scalar == "\n" { place = Place(file: file, line: place.line + 1, column: 1) }
    }
  }
}

/// Expects that reading `marked` as a source list finds just these problems at the marks.
func expectProblems(
  _ marked: String, _ messages: [String], sourceLocation: SourceLocation = #_sourceLocation
) {
  expectProblems(marked, messages, sourceLocation: sourceLocation) { bytes throws(RecordError) in
    _ = try SourceListReader(file: "sources.yml").read(bytes)
  }
}

/// Expects that `read` finds just these problems at the marks of `marked`, a text of `sources.yml`.
func expectProblems(
  _ marked: String, _ messages: [String], sourceLocation: SourceLocation,
  read: ([UInt8]) throws(RecordError) -> Void
) {
  let marked = MarkedText(marked, file: "sources.yml")
  do throws(RecordError) {
    try read(Array(marked.text.utf8))
    Issue.record("no problem was found", sourceLocation: sourceLocation)
  } catch {
    #expect(
      error.problems.map { $0.message + ($0.hint.map { " (\($0))" } ?? "") } == messages,
      sourceLocation: sourceLocation)
    #expect(error.problems.map(\.place) == marked.places, sourceLocation: sourceLocation)
  }
}
