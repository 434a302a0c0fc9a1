import PageReading

/// Bytes that are not UTF-8, or NULs, in a form that is always UTF-8; old HTML pages may be Latin-1.
struct ValidUTF8Rule: AdmissionRule {
  func doubt(about examination: Examination) -> Doubt? {
    guard !examination.isHTML else { return nil }
    let body = examination.candidate.body
    guard let offset = firstInvalidOffset(body[...]) ?? body.firstIndex(of: 0) else { return nil }
    return Doubt(.invalidUTF8, "byte \(offset) is not UTF-8 text")
  }
}
