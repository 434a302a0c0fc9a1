import PageReading

/// An HTML page that asks for a browser's scripts and has no heading of its own.
struct NotRenderedRule: AdmissionRule {
  func doubt(about examination: Examination) -> Doubt? {
    let body = examination.candidate.body[...]
    guard examination.isHTML, examination.text?.titleHeading == nil, examination.text != nil,
      body.containsIgnoringCase("javascript")
    else { return nil }
    return Doubt(.notRendered, "an HTML page that scripts would fill")
  }
}
