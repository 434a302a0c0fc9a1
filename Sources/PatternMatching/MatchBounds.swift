/// How much a search may cost. What is bounded is counted, never measured.
package struct MatchBounds: Equatable, Sendable {
  /// Steps through the pattern and characters run over, in all texts of a call.
  package var steps: Int
  /// Places to go back to at once.
  package var depth: Int
  /// Memory for those places, in kibibytes.
  package var memory: Int

  /// The usual bounds: a second or two of work on hostile text, and 64 MiB.
  package init(steps: Int = 50_000_000, depth: Int = 200_000, memory: Int = 65_536) {
    self.steps = steps
    self.depth = depth
    self.memory = memory
  }
}
