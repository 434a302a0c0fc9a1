import FactModel
import PageReading

/// HTML where Markdown or JSON was asked for, as servers answer with error pages and with the shell
/// that a browser would fill.
struct HTMLInsteadRule: AdmissionRule {
  private static let starts = ["<!doctype", "<html", "<head", "<body", "<?xml"]

  func doubt(about examination: Examination) -> Doubt? {
    guard !examination.isHTML else { return nil }
    let body = examination.candidate.body
    let start = behindComments(body).prefix(16)
    guard Self.starts.contains(where: { start.startsIgnoringCase(with: $0) }) else { return nil }
    guard body[...].containsIgnoringCase("javascript") else {
      return Doubt(.htmlInstead, "an HTML page instead of \(examination.candidate.kind.rawValue)")
    }
    return Doubt(.notRendered, "an HTML page that scripts would fill")
  }

  /// The body behind white space, a byte order mark and comments.
  private func behindComments(_ body: [UInt8]) -> ArraySlice<UInt8> {
    var rest = body[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    while true {
      rest = rest.drop(while: \.isASCIISpace)
      guard rest.starts(with: "<!--".utf8), let end = rest.dropFirst(4).end(of: "-->") else {
        return rest
      }
      rest = rest[end...]
    }
  }
}
