/// What is done to a machine-written file so that nothing is found in it any more.
package struct Repair: Equatable, Sendable {
  /// The file's path in the workspace.
  package var path: String
  /// The bytes that it gets; `nil` where it is removed.
  package var bytes: [UInt8]?

  /// A line for people: what is done, or would be.
  package func phrase(isDone: Bool) -> String {
    let verb =
      switch (bytes == nil, isDone) {
      case (true, true): "removed"
      case (true, false): "would remove"
      case (false, true): "wrote"
      case (false, false): "would write"
      }
    return "\(verb) \(path)"
  }
}
