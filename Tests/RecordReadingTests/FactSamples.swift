import FactModel
import RecordReading
import Testing

/// What the tests' claims and questions speak of.
let teaSources: SourceList = {
  let text = """
    sources:
      - id: tea
        kind: docc-markdown
        base: https://tea.example/
        pages: [pots, pots/lid, cups]
        follow: [{root: spoons}]
    page-sets:
      china: [tea/pots, tea/cups]
    """
  guard let list = try? SourceListReader(file: "sources.yml").read(text) else {
    preconditionFailure("the sample sources are wrong")
  }
  return list
}()

/// A page of the tests' source.
func teaPage(_ path: String) -> PageID {
  guard let id = PageID(rawValue: "tea/\(path)") else { preconditionFailure("bad path \(path)") }
  return id
}

/// The one claim whose lines behind `id` and `says` are `lines`.
func claim(_ lines: String) throws -> Claim {
  let text = "claims:\n  - id: a\n    says: It is so.\n"
  let claims = try ClaimFileReader(file: "c.yml", sources: teaSources)
    .read(Array((text + lines.indented).utf8))
  return try #require(claims.first)
}

/// What is checked in the claim whose check is `line`.
func check(_ line: String) throws -> Predicate {
  try #require(try claim(line).predicate)
}

/// Expects that reading `marked` as a file of claims finds just these problems at the marks.
func expectClaimProblems(
  _ marked: String, _ messages: [String], sourceLocation: SourceLocation = #_sourceLocation
) {
  expectProblems(marked, messages, sourceLocation: sourceLocation) { bytes throws(RecordError) in
    _ = try ClaimFileReader(file: "sources.yml", sources: teaSources).read(bytes)
  }
}

/// Expects that the claim with these lines behind `id` and `says` has just these problems.
func expectClaimProblem(
  _ lines: String, _ messages: String..., sourceLocation: SourceLocation = #_sourceLocation
) {
  expectClaimProblems(
    "claims:\n  - id: a\n    says: It is so.\n" + lines.indented, messages,
    sourceLocation: sourceLocation)
}

/// Expects that the question with these lines behind its required keys has just these problems.
func expectQuestionProblem(
  _ lines: String, _ messages: String..., sourceLocation: SourceLocation = #_sourceLocation
) {
  let text = """
    questions:
      - id: q
        asks: Why?
        settled-by: A sentence.
        asked: 2026-09-23

    """
  expectQuestionProblems(text + lines.indented, messages, sourceLocation: sourceLocation)
}

/// Expects that reading `marked` as a file of questions finds just these problems at the marks.
func expectQuestionProblems(
  _ marked: String, _ messages: [String], sourceLocation: SourceLocation = #_sourceLocation
) {
  expectProblems(marked, messages, sourceLocation: sourceLocation) { bytes throws(RecordError) in
    _ = try QuestionFileReader(file: "sources.yml", sources: teaSources).read(bytes)
  }
}

extension String {
  /// The lines as they stand in an item of a list.
  var indented: String {
    split(separator: "\n").map { "    \($0)\n" }.joined()
  }
}
