import FactModel
import PageReading

/// A header of one page over the body of another.
struct TitlesDifferRule: AdmissionRule {
  func doubt(about examination: Examination) -> Doubt? {
    guard let header = examination.header, let text = examination.text,
      let heading = text.titleHeading, !text.isTitled(header.title)
    else { return nil }
    return Doubt(
      .titlesDiffer, "header is titled \"\(header.title)\", the page \"\(heading.text)\"")
  }
}
