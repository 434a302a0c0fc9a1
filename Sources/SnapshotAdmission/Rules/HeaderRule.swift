import PageReading

/// A header that is missing, cut off or unreadable.
struct HeaderRule: AdmissionRule {
  func doubt(about examination: Examination) -> Doubt? {
    guard !examination.isHTML, examination.header == nil else { return nil }
    guard let error = examination.headerError else {
      return Doubt(.noHeader, "no header comment before the first heading")
    }
    let kind: Doubt.Kind = error.problem == .truncated ? .truncated : .damagedHeader
    return Doubt(kind, "header at \(error)")
  }
}
