import FactModel

/// A header that names another page than the one asked for.
///
/// Copies under names of their own (flat files) are let in where their title is watched, and again
/// once they are stored.
struct OtherPageRule: AdmissionRule {
  func doubt(about examination: Examination) -> Doubt? {
    let candidate = examination.candidate
    guard let header = examination.header,
      !DocCPath(header.identifier).names(DocCPath(candidate.page.path)),
      candidate.watchedTitle != header.title,
      examination.predecessor?.identifier != header.identifier
    else { return nil }
    return Doubt(
      .otherPage, "asked for \(candidate.page.path), the header names \(header.identifier)")
  }
}
