import FactModel

/// Reads all claims and questions of a workspace.
package struct FactBaseReader: Sendable {
  private let pages: PageLookup

  /// A reader for the pages and page sets of `sources`.
  package init(sources: SourceList) { pages = PageLookup(sources) }

  /// A file of `facts/claims` or `facts/questions`.
  package struct File: Sendable {
    /// Its name for messages, as the user would write it.
    package var name: String
    /// What stands in it.
    package var bytes: [UInt8]

    /// A file of the given name and bytes.
    package init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  /// The claims and questions of the files.
  ///
  /// - Throws: every problem found, by the files' names in byte order and their lines: those of
  ///   each file, ids that occur twice, names of facts that do not exist, claims that rest on
  ///   themselves.
  package func read(claims: [File], questions: [File]) throws(RecordError) -> FactBase {
    let claims = claims.inOrder.map {
      ClaimFileReader(file: $0.name, pages: pages).facts(in: $0.bytes)
    }
    let questions = questions.inOrder.map {
      QuestionFileReader(file: $0.name, pages: pages).facts(in: $0.bytes)
    }
    let problems =
      claims.flatMap(\.problems) + questions.flatMap(\.problems)
      + FactCheck(claims: claims, questions: questions).problems
    guard problems.isEmpty else { throw RecordError(problems: problems.inFileOrder) }
    return FactBase(claims: claims.flatMap(\.facts), questions: questions.flatMap(\.facts))
  }
}

extension [FactBaseReader.File] {
  fileprivate var inOrder: [FactBaseReader.File] {
    sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }
}

extension [RecordProblem] {
  /// The problems by place; those of one place stay as they are.
  fileprivate var inFileOrder: [RecordProblem] {
    enumerated()
      .sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
      .map(\.element)
  }
}
