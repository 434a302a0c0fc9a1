import PageReading

/// A body without anything but white space.
struct EmptyBodyRule: AdmissionRule {
  func doubt(about examination: Examination) -> Doubt? {
    guard examination.candidate.body.allSatisfy(\.isASCIISpace) else { return nil }
    return Doubt(.emptyBody, "the body is empty")
  }
}
