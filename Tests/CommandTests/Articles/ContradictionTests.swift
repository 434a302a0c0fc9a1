import Testing

/// What pages decide against an article, each in an article of its own, and an article that is
/// right; checked by the built command against this repository's facts.
struct ContradictionTests {
  /// An article and the findings that it has, as `line: rule`.
  private struct Draft {
    let text: String
    let findings: [String]
  }

  private static let drafts = [
    // The comment is older than the prose, which has a date.
    Draft(
      text: """
        The permitted value types stand on the current userInfo page, fetched on 2026-10-11. The
        current page lists the permitted value types.

        ```swift
        // The permitted value types of a dictionary.
        // The current page does not list the permitted value types.
        let types: [Any.Type] = []
        ```
        """, findings: ["6: contradicts-itself"]),
    Draft(
      text: "Make it small. Apple recommends keeping userInfo of `NSUserActivity` under 1 KB.\n",
      findings: ["1: attributed-number"]),
    Draft(
      text: """
        > A user activity can be continued only in an app that has the same developer Team ID as the
        > activity's source app and that supports the activity's type.
        >
        > Apple, About Handoff (archived)
        """, findings: ["1: archived-quote-undated"]),
    Draft(
      text: """
        The userInfo page of `NSUserActivity`, fetched on 2026-10-11, gives no size.

        Every availability figure in this series was fetched on 2026-09-23.
        """, findings: ["3: universal-date"]),
    Draft(
      text: """
        Say that the activity goes to other devices. `NSUserActivity.isEligibleForHandoff` defaults
        to false.
        """, findings: ["2: default-unsupported"]),
    Draft(
      text: """
        The `NSUserActivity` class page states no default value for `isEligibleForHandoff`, so there
        is nothing to look up.
        """, findings: ["1: negative-contradicted"]),
    Draft(
      text: "`NSUserActivity` has been available since iOS 9.0 and macOS 10.10.\n",
      findings: ["1: availability-differs"]),
    Draft(
      text: """
        Apple describes `NSUserActivity.userInfo` as "A dictionary containing state information that
        is needed to begin an activity".
        """, findings: ["1: quote-not-found"]),
    Draft(text: Self.clean, findings: []),
  ]

  private static let clean = """
    # A small activity

    `NSUserActivity` has been available since iOS 8.0 and macOS 10.10. Apple describes userInfo:

    > A dictionary containing app-specific state information needed to continue an activity on
    > another device.
    >
    > Apple, NSUserActivity.userInfo (documentation fetched 2026-10-11)

    The class page of `NSUserActivity` states no default value. Its definitions on the class
    reference are short. isEligibleForSearch: "whether to add the activity to the on-device index."

    > A user activity can be continued only in an app that has the same developer Team ID as the
    > activity's source app and that supports the activity's type.
    >
    > Apple, About Handoff (archived, revised 2016-04-01)

    Adopting Handoff, an archived guide revised 2016-04-01, recommends "3KB or less".

    """

  @Test func findsWhatAPageDecidesAndNothingElse() throws {
    let workspace = try HandoffWorkspace()
    for draft in Self.drafts {
      let outcome = try workspace.check(draft.text)
      #expect(outcome.findings == draft.findings, "\(outcome.output)")
      #expect(draft.findings.isEmpty ? outcome.code == 0 : outcome.code != 64)
    }
  }

  @Test func doesNotCallAQuotationUnwatchedBecauseItsPageWasNeverFetched() throws {
    let tool = try BuiltTool()
    try tool.write(
      """
      sources:
        - id: apple
          kind: docc-markdown
          base: https://developer.apple.com/documentation/
          pages: [foundation/nsuseractivity/userinfo]

      """, to: "facts/sources.yml")
    try tool.write(Self.clean, to: "article.md")
    let outcome = try tool.run("check", "article.md", "--now", "2026-10-12T00:00:00Z")
    #expect(outcome.code == 2)
    #expect(
      outcome.output.contains("apple/foundation/nsuseractivity/userinfo could not be read: never"))
  }
}

extension ToolOutcome {
  /// `3: quote-not-found` of each line of a text report that is a finding.
  fileprivate var findings: [String] {
    output.split(separator: "\n").filter { $0.hasPrefix("article.md:") && $0.hasSuffix("]") }
      .map { line in
        let place = line.split(separator: ":")[1]
        let rule = line.split(separator: "[").last?.dropLast() ?? ""
        return "\(place): \(rule)"
      }
  }
}
