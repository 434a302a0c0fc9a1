import PageReading

/// A page without title where it has one by its kind or had one before.
struct LostTitleRule: AdmissionRule {
  func doubt(about examination: Examination) -> Doubt? {
    guard let text = examination.text, text.titleHeading == nil,
      examination.isMarkdown || examination.predecessor?.title != nil
    else { return nil }
    return Doubt(.lostTitle, "the page has no title")
  }
}
