/// An HTML page that says of itself that it is not the page, whatever its status.
struct ErrorPageRule: AdmissionRule {
  private static let titles = [
    "403", "404", "500", "502", "503", "access denied", "bad gateway", "error", "forbidden",
    "internal server error", "not found", "page not found", "service unavailable",
    "the page you’re looking for can’t be found",
  ]

  func doubt(about examination: Examination) -> Doubt? {
    guard examination.isHTML, let title = examination.title else { return nil }
    let words = title.lowercased().split { " .:-–|".contains($0) }.joined(separator: " ")
    let isError = Self.titles.contains { words == $0 || words.hasPrefix("\($0) ") && $0.count == 3 }
    return isError ? Doubt(.errorPage, "the page is titled \"\(title)\"") : nil
  }
}
