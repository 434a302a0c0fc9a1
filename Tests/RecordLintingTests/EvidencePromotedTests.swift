import FactModel
import RecordLinting
import Testing

@Suite struct EvidencePromotedTests {
  private func messages(_ claims: Claim...) throws -> [String] {
    try RecordLintingTests.messages("evidence-promoted", subject(claims))
  }

  @Test func onlyAvailabilityIsReadFromAHeader() throws {
    #expect(
      try messages(
        claim("a", evidence: .header, .all([availability(on: "apple/pots"), quote("lid")])))
        == ["the claim is given as 'header', but rests on 'apple/pots': it is 'reference' at most"])
    #expect(try messages(claim("a", evidence: .header, availability(on: "apple/pots"))).isEmpty)
    #expect(try messages(claim("a", evidence: .reference, quote("lid"))).isEmpty)
  }

  @Test(arguments: [
    ("archive/Lids.html", EvidenceClass.archive), ("support/tea", .guide),
    ("apple/technotes/tn1", .technote),
  ])
  func aPageIsOfTheClassOfItsKind(id: String, limit: EvidenceClass) throws {
    #expect(try messages(claim("a", evidence: limit, quote("lid", on: id))).isEmpty)
    #expect(
      try messages(claim("a", evidence: .reference, quote("lid", on: id)))
        == [
          "the claim is given as 'reference', but rests on '\(id)': it is '\(limit.rawValue)' at most"
        ])
  }

  @Test func theWeakestPageOfAClaimDecides() throws {
    #expect(
      try messages(
        claim(
          "a", evidence: .reference, .any([quote("x"), .not(quote("x", on: "archive/Lids.html"))])))
        == [
          "the claim is given as 'reference', but rests on 'archive/Lids.html': "
            + "it is 'archive' at most"
        ])
  }

  @Test func recordsOfExperienceShowExperienceOnly() throws {
    let thread = CommunityThread(title: "T", opened: nil, seen: nil, appleReply: true)
    #expect(
      try messages(
        claim("a", evidence: .reference, records: ClaimRecords(threads: [thread])),
        claim("b", evidence: .community, records: ClaimRecords(vendors: [VendorPage(name: "V")])),
        claim("c", evidence: .community, records: ClaimRecords(threads: [thread])),
        claim("d", evidence: .lead, records: ClaimRecords(threads: [thread])))
        == [
          "the claim is given as 'reference', but rests on threads: it is 'community' at most",
          "the claim is given as 'community', but rests on pages of vendors: "
            + "it is 'vendor' at most",
        ])
  }

  @Test func whatIsInferredIsNoStrongerThanItsWeakestGround() throws {
    #expect(
      try messages(
        claim("a", evidence: .lead), claim("b", evidence: .inference, restsOn: ["c", "d"]),
        claim("c", quote("lid")), claim("d", restsOn: ["a"]),
        claim("e", evidence: .reference, quote("lid"), restsOn: ["c"]),
        claim("f", evidence: .inference, restsOn: ["c"]))
        == [
          "the claim is given as 'inference', but rests on the claim 'd': it is 'lead' at most",
          "the claim is given as 'reference', but rests on the claim 'c': "
            + "it is 'inference' at most",
        ])
  }

  @Test func aReportIsNoStrongerThanWhatSupportsItAndStaysAReport() throws {
    #expect(
      try messages(
        claim("a", evidence: .community, restsOn: ["b"]), claim("b", quote("lid")),
        claim("c", evidence: .community, restsOn: ["d"]), claim("d", evidence: .inference))
        == [
          "the claim is given as 'community', but rests on the claim 'd': it is 'inference' at most"
        ])
  }

  @Test func claimsThatRestOnEachOtherAndLongChainsAreEndured() throws {
    #expect(
      try messages(
        claim("a", evidence: .header, restsOn: ["b"]), claim("b", restsOn: ["a"])
      ).isEmpty)
    let chain = (0..<20_000).map { number in
      claim(
        "c\(number)", evidence: number == 0 ? .lead : .inference,
        restsOn: number == 0 ? [] : ["c\(number - 1)"])
    }
    #expect(try RecordLintingTests.messages("evidence-promoted", subject(chain)).count == 19_999)
  }
}
