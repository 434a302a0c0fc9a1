import FactModel
import YAMLReading

/// Reads `facts/sources.yml`.
package struct SourceListReader: Sendable {
  /// The file's name for messages, as the user would write it.
  package var file: String

  /// A reader of the named file's text.
  package init(file: String) { self.file = file }

  /// The list in the file's bytes.
  ///
  /// - Throws: every problem found, in the order of the file; of a text that is no YAML the first.
  package func read(_ bytes: [UInt8]) throws(RecordError) -> SourceList {
    var problems = ProblemList(file: file)
    let root = try problems.root(of: bytes)
    let record = SourceListShape.file.read(root, &problems)
    let list = record.map { SourceListResolver().resolve($0, &problems) }
    try problems.throwIfAny()
    guard let list else { throw RecordError(problems: [problems.unexplained]) }
    return list
  }

  /// The list in the file's text.
  ///
  /// - Throws: as `read` of bytes does.
  package func read(_ text: String) throws(RecordError) -> SourceList {
    try read(Array(text.utf8))
  }
}

extension ProblemList {
  /// The tree of values of a file.
  func root(of bytes: [UInt8]) throws(RecordError) -> YAMLNode {
    do throws(YAMLError) {
      return try YAMLReader().read(bytes)
    } catch {
      var problems = self
      problems.note(
        error.message, at: error.position, hint: error.hint, related: error.related)
      throw RecordError(problems: problems.inFileOrder)
    }
  }
}
