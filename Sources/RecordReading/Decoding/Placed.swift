import YAMLReading

/// A value with the place it was written at.
struct Placed<Value: Sendable>: Sendable {
  var value: Value
  /// Where its text begins.
  var start: YAMLPosition
  /// Behind its text.
  var end: YAMLPosition
}
