import ClaimVerification
import FactExtraction
import FactModel

/// A page of the tests' own source.
func id(_ path: String) -> PageID {
  guard let id = PageID(rawValue: "kit/\(path)") else { preconditionFailure("bad path \(path)") }
  return id
}

/// A page in DocC's form: its header's rows, its title, and what stands below it.
func docc(_ body: String, rows: [String]? = ["iOS: 8.0.0 -"], title: String = "Tank") -> String {
  let list = rows.map { $0.map { "\"\($0)\"" }.joined(separator: ", ") }
  return """
    <!--
    {
      \(list.map { "\"availability\" : [ \($0) ]," } ?? "")
      "documentType" : "symbol",
      "framework" : "Kit",
      "identifier" : "/documentation/Kit/Tank",
      "metadataVersion" : "0.1.0",
      "symbol" : { "kind" : "Class", "modules" : [ "Kit" ], "preciseIdentifier" : "s:K" },
      "title" : "\(title)"
    }
    -->

    # \(title)

    \(body)
    """
}

let today = moment("2026-10-11T05:00:00Z")

func moment(_ text: String) -> Timestamp {
  guard let moment = Timestamp(text) else { preconditionFailure("bad time \(text)") }
  return moment
}

let digest: Digest = {
  guard let digest = Digest(rawValue: String(repeating: "a", count: 40)) else {
    preconditionFailure("forty digits are a digest")
  }
  return digest
}()

/// A page of that text that was fetched today.
func read(
  _ text: String, at path: String = "tank", edit: (inout ReadPage) -> Void = { _ in }
) -> PageEvidence {
  let body = Array(text.utf8)
  do {
    let sheet = try FactExtractor().factSheet(
      page: id(path), kind: .doccMarkdown, digest: digest, body: body)
    var page = ReadPage(
      kind: .doccMarkdown, digest: digest, fetched: today, sheet: sheet, body: body)
    edit(&page)
    return .read(page)
  } catch {
    preconditionFailure("\(error)")
  }
}

func unread(_ code: VerdictReason.Code = .neverFetched) -> PageEvidence {
  .unread(UnreadPage(kind: .doccMarkdown, code, "no bytes were ever stored"))
}

func claim(
  _ name: String, _ predicate: Predicate?, evidence: EvidenceClass? = nil, restsOn: [String] = []
) -> Claim {
  Claim(
    id: fact(name), says: name, evidence: evidence, predicate: predicate,
    restsOn: restsOn.map(fact), place: Place(file: "facts/claims/kit.yml", line: 1, column: 1))
}

func fact(_ name: String) -> FactID {
  guard let id = FactID(rawValue: name) else { preconditionFailure("bad name \(name)") }
  return id
}

/// The verdict on a predicate; a page that is not given was never fetched.
func verdict(_ predicate: Predicate, _ pages: [String: PageEvidence]) -> Verdict {
  judge([claim("it", predicate)], pages)[0].verdict
}

/// The verdict on a predicate about the page `tank` of that text.
func verdict(_ predicate: Predicate, on text: String) -> Verdict {
  verdict(predicate, ["tank": read(text)])
}

func judge(_ claims: [Claim], _ pages: [String: PageEvidence]) -> [JudgedClaim] {
  judgement(FactBase(claims: claims), pages).claims
}

func judgement(_ facts: FactBase, _ pages: [String: PageEvidence]) -> Judgement {
  ClaimJudge(now: today).judgement(of: facts) { pages[$0.path] ?? unread() }
}

extension Verdict {
  /// `fails: differs, missing`.
  var short: String {
    let codes = reasons.map(\.code.rawValue).joined(separator: ", ")
    return codes.isEmpty ? state.rawValue : "\(state.rawValue): \(codes)"
  }

  /// The reasons' details, a line each.
  var details: String { reasons.map(\.detail).joined(separator: "\n") }
}

/// The stretch of a text that evidence points to.
func stretch(_ text: String, _ evidence: Evidence?) -> String? {
  evidence?.bytes.map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) }
}
