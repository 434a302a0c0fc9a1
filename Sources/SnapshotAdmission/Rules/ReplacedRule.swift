import FactModel

/// Another page than the one stored so far.
///
/// A header that keeps its identifier under a new title is the same page renamed, which is a change
/// to report and no doubt. Without a header the title is all that names the page, so that a new
/// one needs a person: naming it in `sources.yml` lets it in.
struct ReplacedRule: AdmissionRule {
  func doubt(about examination: Examination) -> Doubt? {
    guard let predecessor = examination.predecessor else { return nil }
    if let header = examination.header {
      guard let former = predecessor.identifier, DocCPath(former) != DocCPath(header.identifier)
      else { return nil }
      return Doubt(.replaced, "the header named \(former), now \(header.identifier)")
    }
    guard let former = predecessor.title, let title = examination.title, former != title,
      examination.candidate.watchedTitle != title
    else { return nil }
    return Doubt(.replaced, "the title was \"\(former)\", now \"\(title)\"")
  }
}
