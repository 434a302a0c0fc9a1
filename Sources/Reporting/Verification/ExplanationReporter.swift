import FactModel

/// Writes an explanation in one format.
package protocol ExplanationReporter: Sendable {
  /// The format's name on the command line.
  var name: String { get }

  /// The whole text, ending in a line end; throws where a value cannot be encoded.
  func render(_ explanation: Explanation, style: TextStyle) throws -> String
}

/// Every format of an explanation.
package let explanationReporters: [any ExplanationReporter] = [
  ExplanationTextReporter(), ExplanationJSONReporter(),
]

/// The explanation for machines.
struct ExplanationJSONReporter: ExplanationReporter {
  let name = "json"

  func render(_ explanation: Explanation, style: TextStyle) throws -> String {
    try jsonText(explanation)
  }
}

/// The explanation for a person: from what is said down to the bytes.
struct ExplanationTextReporter: ExplanationReporter {
  let name = "text"

  func render(_ explanation: Explanation, style: TextStyle) -> String {
    let since = explanation.since.map { " since \($0)" } ?? ""
    let head = "\(style.paint(explanation.id.rawValue, .bold)): \(explanation.standing)\(since)"
    let lines = explanation.lines.map { "  \(terminalText($0))" }
    return ([head] + lines).map { $0 + "\n" }.joined()
  }
}

extension Explanation {
  fileprivate var lines: [String] {
    ["says: \(says)", "written at: \(writtenAt)"]
      + (recorded.isEmpty
        ? [] : ["seen by a person: \(recorded.map(\.description).joined(separator: ", "))"])
      + (evidenceClass.map { ["evidence class: \($0.rawValue)"] } ?? [])
      + reasons.map { "reason: \($0.phrase)" } + evidence.map { "shown by: \($0.text)" }
      + pages.flatMap(\.lines) + records.map { "record: \($0)" }
      + restsOn.map { "rests on: \($0)" } + reliedOnBy.map { "relied on by: \($0)" }
      + articleLines.map { "relied on at: \($0)" } + history.map(line)
  }

  private func line(_ record: HistoryRecord) -> String {
    "history: \(record.at) \(record.before ?? "not judged") to \(record.after ?? "nothing")"
  }
}

extension PageTrail {
  fileprivate var lines: [String] {
    let parts: [(String, String?)] = [
      ("url", url), ("fetched", fetched?.description), ("checked", checked?.description),
      ("etag", etag), ("last-modified", lastModified), ("digest", digest?.description),
      ("body", body), ("extractor", extractor.map(String.init)), ("commit", commit),
    ]
    let known = parts.compactMap { label, value in value.map { "  \(label): \($0)" } }
    return ["page: \(page)" + (known.isEmpty ? ", not stored" : "")] + known
  }
}
