import PageReading

/// A page that ended in the site's footer and now ends without: the transfer was cut.
struct FooterRule: AdmissionRule {
  func doubt(about examination: Examination) -> Doubt? {
    guard let text = examination.text, examination.predecessor?.hasFooter == true,
      text.footer == nil
    else { return nil }
    return Doubt(.truncated, "the page no longer ends in its copyright footer")
  }
}
