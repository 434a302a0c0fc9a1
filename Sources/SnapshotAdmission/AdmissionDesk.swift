/// Decides whether a body may be stored for a page; nothing good is overwritten by something
/// doubtful.
package struct AdmissionDesk: Sendable {
  /// What can be said of the bytes alone. A body that fails here is not read further, for each of
  /// its other faults would follow from this one.
  private static let rulesOfForm: [any AdmissionRule] = [
    EmptyBodyRule(), HTMLInsteadRule(), MediaTypeRule(), ValidUTF8Rule(),
  ]

  private static let rulesOfContent: [any AdmissionRule] = [
    HeaderRule(), DamagedHTMLRule(), NotRenderedRule(), ErrorPageRule(), LostTitleRule(),
    TitlesDifferRule(),
    OtherPageRule(), OtherTitleRule(), ReplacedRule(), ShrunkRule(), FooterRule(),
  ]

  package init() {}

  /// Whether `candidate` may be stored where `predecessor` is stored so far.
  package func admission(
    of candidate: Candidate, after predecessor: Predecessor? = nil
  ) -> Admission {
    let unread = Examination(candidate: candidate, predecessor: predecessor)
    let doubtsOfForm = Self.rulesOfForm.compactMap { $0.doubt(about: unread) }
    guard doubtsOfForm.isEmpty else { return .doubted(doubtsOfForm) }
    let read = unread.reading()
    let doubts = Self.rulesOfContent.compactMap { $0.doubt(about: read) }
    guard doubts.isEmpty else { return .doubted(doubts) }
    return .admitted(.init(title: read.title, header: read.header))
  }
}

/// One reason to doubt a body.
protocol AdmissionRule: Sendable {
  func doubt(about examination: Examination) -> Doubt?
}
