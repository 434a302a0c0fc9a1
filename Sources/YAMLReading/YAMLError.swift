/// Why a text was not read as YAML.
package struct YAMLError: Error, Equatable, Sendable {
  /// Where reading stopped.
  package var position: YAMLPosition
  /// What is wrong there.
  package var message: String
  /// What to do about it, where that is known.
  package var hint: String?
  /// The other place that matters: the first of two equal keys, the bracket left open.
  package var related: YAMLPosition?

  /// An error of the given parts.
  package init(
    _ message: String, at position: YAMLPosition, hint: String? = nil,
    related: YAMLPosition? = nil
  ) {
    self.position = position
    self.message = message
    self.hint = hint
    self.related = related
  }
}
