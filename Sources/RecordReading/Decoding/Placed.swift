import YAMLReading

/// A value with the place it was written at.
struct Placed<Value: Sendable>: Sendable {
  var value: Value
  /// Where its text begins.
  var start: YAMLPosition
  /// Behind its text.
  var end: YAMLPosition
}

extension Placed {
  /// A value in the place of one that could not be read.
  static func standIn(_ value: Value) -> Placed {
    let start = YAMLPosition(line: 1, column: 1)
    return Placed(value: value, start: start, end: start)
  }
}
