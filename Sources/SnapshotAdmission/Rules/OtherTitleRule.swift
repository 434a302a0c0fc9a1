/// Another title than the one that `sources.yml` names.
struct OtherTitleRule: AdmissionRule {
  func doubt(about examination: Examination) -> Doubt? {
    guard let watched = examination.candidate.watchedTitle, let title = examination.title,
      watched != title
    else { return nil }
    return Doubt(.otherTitle, "expected the title \"\(watched)\", found \"\(title)\"")
  }
}
