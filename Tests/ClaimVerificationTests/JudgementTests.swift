import FactModel
import Testing

@testable import ClaimVerification

@Suite struct JudgementTests {
  private let pages = ["tank": read(docc("Holds water.", rows: ["iOS: 8.0 -"]))]

  private func verdicts(_ claims: [Claim]) -> [String: Verdict] {
    Dictionary(
      uniqueKeysWithValues: judge(claims, pages).map { ($0.claim.rawValue, $0.verdict) })
  }

  @Test func restsOnItsPremises() {
    let found = verdicts([
      claim("true", quote("Holds water.")), claim("false", quote("It is empty and dry.")),
      claim("lost", quote("Holds water.", on: "lost")), claim("told", nil, evidence: .community),
      claim("a", nil, evidence: .inference, restsOn: ["true"]),
      claim("b", nil, evidence: .inference, restsOn: ["false", "told"]),
      claim("c", quote("Holds water."), restsOn: ["lost"]),
      claim("d", quote("Holds water."), restsOn: ["told", "true"]),
      claim("e", quote("Holds water."), restsOn: ["c"]),
      claim("f", quote("It is empty and dry."), restsOn: ["false"]),
      claim("g", quote("Holds water."), restsOn: ["nobody"]),
    ])
    #expect(found["a"]?.short == "unverified: no-machine-check")
    #expect(found["b"]?.short == "unverified: no-machine-check, premise")
    #expect(found["c"]?.details == "it rests on lost, which is unverified")
    #expect(found["d"]?.short == "holds")
    #expect(found["e"]?.details == "it rests on c, which is unverified")
    #expect(found["f"]?.short == "fails: missing, premise")
    #expect(found["g"]?.details == "it rests on nobody, which is no claim")
  }

  @Test func restsNothingOnItself() {
    let found = verdicts([
      claim("a", quote("Holds water."), restsOn: ["b"]),
      claim("b", quote("Holds water."), restsOn: ["a"]),
      claim("c", quote("Holds water."), restsOn: ["c"]),
      claim("d", quote("Holds water."), restsOn: ["a"]),
    ])
    #expect(found.values.allSatisfy { $0.short == "unverified: premise" })
  }

  @Test func takesAChainOfTenThousandPremises() {
    let claims = (0..<10_000).map { number in
      claim(
        "c\(number)", number == 0 ? quote("It is empty and dry.") : quote("Holds water."),
        restsOn: number == 0 ? [] : ["c\(number - 1)"])
    }
    #expect(judge(claims, pages).count { $0.verdict.short == "unverified: premise" } == 9_999)
  }

  @Test func isOfTheWeakestClass() {
    let found = verdicts([
      claim("header", rows(row("iOS"))), claim("text", quote("Holds water.")),
      claim("mixed", .all([rows(row("iOS")), quote("Holds water.")])),
      claim("declared", quote("Holds water."), evidence: .inference),
      claim("promoted", quote("Holds water."), evidence: .header),
      claim("heard", nil, evidence: .lead), claim("vendor", nil, evidence: .vendor),
      claim("derived", rows(row("iOS")), restsOn: ["vendor"]),
      claim("bare", nil, restsOn: ["text"]),
    ])
    let classes = found.mapValues(\.evidenceClass)
    #expect(
      classes == [
        "header": .header, "text": .reference, "mixed": .reference, "declared": .inference,
        "promoted": .reference, "heard": .lead, "vendor": .vendor, "derived": .vendor,
        "bare": .inference,
      ])
  }

  @Test(arguments: [
    ("technotes/tn3187", PageKind.doccMarkdown, EvidenceClass.technote),
    ("documentation/technotes/tn3187", .doccJSON, .technote),
    ("technotes", .doccMarkdown, .reference),
    ("uikit/uiscene", .doccMarkdown, .reference), ("a", .archiveHTML, .archive),
    ("a", .html, .guide),
  ])
  func takesTheClassFromKindAndPath(path: String, kind: PageKind, expected: EvidenceClass) {
    #expect(EvidenceClass(ofTextOn: id(path), kind) == expected)
  }

  @Test func addsUp() {
    let judgement = judgement(
      FactBase(claims: [
        claim("a", quote("Holds water.")), claim("b", quote("It is empty and dry.")),
        claim("c", nil),
        claim("d", quote("Holds water.", on: "lost")),
        claim("e", quote("Holds water.", on: "lost")),
      ]), pages)
    let tally = judgement.tally
    #expect([tally.holds, tally.fails, tally.unverified] == [1, 1, 3])
    #expect(tally.total == judgement.claims.count)
    #expect(
      tally.reasons == [
        .init(code: .missing, count: 1), .init(code: .neverFetched, count: 2),
        .init(code: .noMachineCheck, count: 1),
      ])
  }

  @Test func asksForEachPageOnceHoweverManyClaimsReadIt() throws {
    let text = docc((0..<200).map { "Sentence number \($0) holds water." }.joined(separator: " "))
    let claims = (0..<10_000).map { number in
      claim(
        "c\(number)",
        number % 2 == 0
          ? quote("Sentence number \(number % 200) holds")
          : absent(pattern("\(number)KB", control: "\(number)KB")))
    }
    var asked: [PageID] = []
    let judgement = ClaimJudge(now: today).judgement(of: FactBase(claims: claims)) { page in
      asked.append(page)
      return read(text)
    }
    #expect(asked == [id("tank")])
    #expect(judgement.tally.holds == 10_000)
  }

  @Test func passesOnWhatThePagesThrow() {
    struct Broken: Error {}
    #expect(throws: Broken.self) {
      try ClaimJudge(now: today).judgement(of: FactBase(claims: [claim("a", quote("Water."))])) {
        _ throws(Broken) in throw Broken()
      }
    }
  }
}
