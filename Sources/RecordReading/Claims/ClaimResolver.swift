import FactModel

/// Looks up what a claim names and makes the claim of it.
struct ClaimResolver {
  let pages: PageLookup

  /// The claim; what is wrong with it is added to `problems`.
  func resolve(_ record: Placed<ClaimRecord>, _ problems: inout ProblemList) -> Claim {
    let claim = record.value
    if claim.check == nil, claim.evidence == nil {
      problems.note(
        "the claim '\(claim.id.value)' has no check and no 'evidence'", at: record.start,
        hint: "say what it rests on: "
          + EvidenceClass.allCases.map(\.rawValue).joined(separator: ", "))
    }
    let context = CheckContext(pages: pages)
    return Claim(
      id: claim.id.value, says: claim.says, about: claim.about, evidence: claim.evidence,
      recorded: claim.recorded.map(\.value),
      predicate: claim.check?.resolve(context, &problems),
      restsOn: claim.restsOn.map(\.value), within: claim.within, records: claim.records,
      place: problems.place(claim.id.start))
  }
}

extension ClaimRecord {
  fileprivate var records: ClaimRecords {
    ClaimRecords(
      threads: threads, vendors: vendors, experiments: experiments, searches: searches, note: note)
  }
}
