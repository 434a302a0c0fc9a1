/// A body of less than half its former size.
///
/// Former bodies up to 1 KiB are left out: one sentence can be half of such a page. A longer DocC
/// page cannot fall below half by an ordinary edit, since header and footer alone are some 800 bytes.
struct ShrunkRule: AdmissionRule {
  private static let least = 1024

  func doubt(about examination: Examination) -> Doubt? {
    let size = examination.candidate.body.count
    guard let former = examination.predecessor?.bytes, former > Self.least, size < former / 2
    else { return nil }
    return Doubt(.shrunk, "\(size) bytes where \(former) were")
  }
}
