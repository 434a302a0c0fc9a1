import PageReading

/// A page without title where it has one by its kind or had one before.
struct LostTitleRule: AdmissionRule {
  func doubt(about examination: Examination) -> Doubt? {
    guard let text = examination.text,
      examination.isMarkdown
        ? text.titleHeading == nil
        : text.title == nil && examination.predecessor?.title != nil
    else { return nil }
    return Doubt(.lostTitle, "the page has no title")
  }
}
