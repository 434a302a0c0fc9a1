import PageReading

/// A page without title where it has one by its kind or had one before.
struct LostTitleRule: AdmissionRule {
  func doubt(about examination: Examination) -> Doubt? {
    if examination.isMarkdown {
      guard examination.text?.titleHeading == nil else { return nil }
    } else {
      guard examination.title == nil, examination.predecessor?.title != nil else { return nil }
    }
    return Doubt(.lostTitle, "the page has no title")
  }
}
