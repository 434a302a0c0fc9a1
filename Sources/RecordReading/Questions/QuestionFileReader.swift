import FactModel
import YAMLReading

/// Reads a file of `facts/questions`.
package struct QuestionFileReader: Sendable {
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

  /// The questions in the file's bytes, in its order. Whether the claims that they name exist is
  /// known to `FactBaseReader` only.
  ///
  /// - Throws: every problem found, in the order of the file; of a text that is no YAML the first.
  package func read(_ bytes: [UInt8]) throws(RecordError) -> [Question] {
    try facts(in: bytes).checkedAlone()
  }

  func facts(in bytes: [UInt8]) -> FactFile<Question> {
    FactFile(bytes, file: file, key: "questions") { root, problems in
      guard let records = QuestionShape.file.read(root, &problems) else { return nil }
      let resolver = QuestionResolver(pages: pages)
      return (
        records.map { resolver.resolve($0, &problems) },
        records.flatMap { problems.links(of: $0.value) }
      )
    }
  }
}

extension ProblemList {
  fileprivate func links(of question: QuestionRecord) -> [FactLink] {
    links("near", of: question.id.value, question.near)
      + links("settled-claims", of: question.id.value, question.settledClaims)
  }
}
