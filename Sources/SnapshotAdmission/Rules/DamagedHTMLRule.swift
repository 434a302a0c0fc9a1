import PageReading

/// An HTML page that cannot be read whole: cut off, nested too deep, or in no encoding it names.
struct DamagedHTMLRule: AdmissionRule {
  func doubt(about examination: Examination) -> Doubt? {
    guard examination.isHTML, let damage = examination.text?.htmlDamage else { return nil }
    return Doubt(.truncated, damage)
  }
}
