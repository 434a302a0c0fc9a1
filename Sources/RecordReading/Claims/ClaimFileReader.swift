import FactModel
import YAMLReading

/// Reads a file of `facts/claims`.
package struct ClaimFileReader: Sendable {
  /// The file's name for messages, as the user would write it.
  package var file: String
  private let pages: PageLookup

  /// A reader of the named file, whose pages and page sets are those of `sources`.
  package init(file: String, sources: SourceList) {
    self.init(file: file, pages: PageLookup(sources))
  }

  init(file: String, pages: PageLookup) {
    self.file = file
    self.pages = pages
  }

  /// The claims in the file's bytes, in its order. Whether the ids that they name exist is known to
  /// `FactBaseReader` only.
  ///
  /// - Throws: every problem found, in the order of the file; of a text that is no YAML the first.
  package func read(_ bytes: [UInt8]) throws(RecordError) -> [Claim] {
    try facts(in: bytes).checkedAlone()
  }

  func facts(in bytes: [UInt8]) -> FactFile<Claim> {
    FactFile(bytes, file: file, key: "claims") { root, problems in
      guard let records = ClaimShape.file.read(root, &problems) else { return nil }
      let resolver = ClaimResolver(pages: pages)
      return (
        records.map { resolver.resolve($0, &problems) },
        records.flatMap { problems.links("rests-on", of: $0.value.id.value, $0.value.restsOn) }
      )
    }
  }
}

extension FactFile {
  /// The facts, where nothing is wrong in the file.
  func checkedAlone() throws(RecordError) -> [Fact] {
    let problems = problems + RepeatedIDs(ids).problems
    guard problems.isEmpty else {
      throw RecordError(problems: problems.sorted { $0.place < $1.place })
    }
    return facts
  }
}
