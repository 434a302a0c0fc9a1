import FactModel
import Testing

@Suite struct ListTests {
  private let types = ["NSArray", "NSData", "NSURL"]
  private let introduction = "must be of the following types:"

  private func short(
    _ body: String, _ introduction: String? = nil, _ members: [String]? = nil,
    aliases: [String: [String]] = [:], of subject: String? = nil
  ) -> String {
    let predicate = list(
      introduction ?? self.introduction, members ?? types, aliases: aliases, of: subject)
    let verdict = verdict(
      predicate, on: docc("Holds water.\n\n## Discussion\n\n\(body)\n\nMore: Void."))
    return verdict.state == .holds ? "holds" : verdict.details
  }

  @Test(arguments: [
    "Each key must be of the following types: NSArray, NSData, or NSURL. A String is not meant.",
    "Each key must be of the following types: `NSURL`, [`NSArray`](/a) and [NSData](/d).",
    "Each key must be of the following types: an `NSArray`, an `NSData` object, or an NSURL object.",
    "Each key must be of the following types: [`NSArray`](/a),\n`NSData`; `NSURL`",
    "Each key must be of the following types:\n\n- `NSArray`\n- [`NSData`](/d): bytes of `Void`\n- NSURL",
    "Each key must be of the following types:\n\n1. NSArray.\n\n   Of `Void`.\n\n2. `NSData`\n   - `Void`\n3. `NSURL`",
    "- Each key must be of the following types:\n  - `NSArray`\n  - `NSData`\n  - `NSURL`\n- Void",
  ])
  func holdsForTheSameMembersInAnyOrder(body: String) {
    #expect(short(body) == "holds")
  }

  @Test(arguments: [
    ("of the following types: NSArray or NSURL.", "missing: NSData"),
    ("of the following types: NSArray, NSData, NSURL, or NSUUID.", "not expected: NSUUID"),
    (
      "of the following types: NSArray, NSData, or NSURL, or custom classes.",
      "not expected: custom classes"
    ),
    ("of the following types: `NSArray`, `NSData`, `NSURL` or NSUUID.", "not expected: NSUUID"),
    ("of the following types: NSArray, NSURL and NSUUID.", "missing: NSData; not expected: NSUUID"),
    (
      "of the following types:\n\n- NSArray\n- NSData or NSURL",
      "missing: NSData, NSURL; not expected: NSData or NSURL"
    ),
    ("of the following types:\n\n- NSArray\n- NSData\n\nThen:\n\n- NSURL", "missing: NSURL"),
    (
      "of the following types: NSUUID or these:\n\n- NSArray\n- NSData\n- NSURL",
      "not expected: NSUUID"
    ),
    (
      "of the following types:\n\nNone of them.\n\n- NSArray\n- NSData\n- NSURL",
      "no list follows its introduction"
    ),
  ])
  func failsWithWhatIsMissingAndWhatWasNotExpected(body: String, details: String) {
    #expect(short("Each key must be \(body)") == details)
  }

  @Test func takesTheListForWhatFollowsItsIntroduction() {
    let body = "Each NSKey and value must be an `NSArray`, `NSData`, or `NSURL`. Use NSUUID."
    #expect(short(body, "Each NSKey and value must be") == "holds")
  }

  @Test func takesWordsInSmallLettersForMembers() {
    let body = "It holds one of these kinds: strings, whole numbers, or dates."
    #expect(short(body, "It holds one of", ["dates", "strings", "whole numbers"]) == "holds")
  }

  @Test func knowsMembersByTheirAliases() {
    let body = "Each key must be of the following types: Array, Data, or NSURL."
    #expect(short(body, aliases: ["NSArray": ["Array"], "NSData": ["Data"]]) == "holds")
    #expect(short(body, aliases: ["NSArray": ["Array"]]) == "missing: NSData; not expected: Data")
  }

  @Test func wantsTheSubjectInTheIntroducingSentence() {
    let body =
      "Each key counts. Each value must be of the following types: NSArray, NSData, or NSURL."
    #expect(short(body, of: "Each value") == "holds")
    #expect(short(body, of: "Each key") == "the introduction does not speak of \"Each key\"")
  }

  @Test func failsWithoutItsIntroduction() {
    #expect(short("NSArray, NSData, or NSURL.").hasPrefix("the page does not say it"))
  }

  @Test func isUndecidedWhereTwoPlacesDiffer() {
    let body =
      "It must be of the following types: NSArray.\n\nIt must be of the following types: NSData."
    #expect(short(body, nil, ["NSArray"]) == "the introduction stands there 2 times, and differs")
  }

  @Test func takesAListOfTwentyThousandNames() {
    let names = (0..<20_000).map { "T\($0)" }
    let body = "It must be of the following types: \(names.joined(separator: ", "))."
    #expect(short(body, nil, names) == "holds")
  }
}
