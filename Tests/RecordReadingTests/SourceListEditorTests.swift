import FactModel
import RecordReading
import Testing

private let head = """
  sources:
    - id: tea
      kind: html
      base: https://tea.example/

  """

@Suite struct SourceListEditorTests {
  private func add(_ id: String, to text: String) throws -> String {
    try SourceListEditor(file: "s").adding(#require(PageID(rawValue: id)), to: text)
  }

  private func expect(
    _ path: String, _ before: String, gives after: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(
      try add("tea/\(path)", to: head + before) == head + after, sourceLocation: sourceLocation)
  }

  @Test func putsAPageInItsPlaceAmongSortedPagesAndKeepsComments() throws {
    try expect(
      "milk",
      "    pages: # mine\n      # Dairy\n      - cream # thick\n\n      # Sweet\n      - sugar\n# end\n",
      gives: "    pages: # mine\n      # Dairy\n      - cream # thick\n      - milk\n\n"
        + "      # Sweet\n      - sugar\n# end\n")
    try expect(
      "almond", "    pages:\n    # Dairy\n    - cream\n",
      gives: "    pages:\n    - almond\n    # Dairy\n    - cream\n")
  }

  @Test func putsAPageLastWherePagesAreNotSorted() throws {
    try expect(
      "milk", "    pages:\n    - sugar\n    - cream\n    keep: bytes\n",
      gives: "    pages:\n    - sugar\n    - cream\n    - milk\n    keep: bytes\n")
  }

  @Test func stepsOverPagesOfSeveralLines() throws {
    try expect(
      "milk",
      "    pages:\n      -\n        path: cream\n        title: >-\n          Thick\n          cream\n"
        + "      - {path: \"sugar\", title: Sugar}\n",
      gives:
        "    pages:\n      -\n        path: cream\n        title: >-\n          Thick\n"
        + "          cream\n      - milk\n      - {path: \"sugar\", title: Sugar}\n")
  }

  @Test func makesThePagesKeyWhereItIsMissing() throws {
    try expect("milk", "", gives: "    pages:\n      - milk\n")
    try expect(
      "milk", "    follow:\n      - root: cups # all\n\n# end\n",
      gives: "    follow:\n      - root: cups # all\n    pages:\n      - milk\n\n# end\n")
  }

  @Test func fillsAnEmptyList() throws {
    try expect("milk", "    pages:\n", gives: "    pages:\n      - milk\n")
    try expect(
      "milk", "    pages: # none yet\n    #  - cream\n",
      gives: "    pages: # none yet\n      - milk\n    #  - cream\n")
    try expect(
      "milk", "    pages:  [ ]  # none yet\n    keep: bytes\n",
      gives: "    pages:  # none yet\n      - milk\n    keep: bytes\n")
  }

  @Test func addsToAListInBrackets() throws {
    try expect(
      "milk", "    pages: [cream, sugar] # two\n", gives: "    pages: [cream, milk, sugar] # two\n")
    try expect(
      "tea", "    pages: ['cream',\n      sugar,\n    ]\n",
      gives: "    pages: ['cream',\n      sugar, tea,\n    ]\n")
    try expect("a,b", "    pages: [cream]\n", gives: "    pages: ['a,b', cream]\n")
  }

  @Test func keepsLineEndingsAndAMissingFinalNewline() throws {
    let crlf = (head + "    pages:\n    - cream\n").split(separator: "\n").joined(separator: "\r\n")
    #expect(try add("tea/milk", to: crlf) == crlf + "\r\n    - milk")
    #expect(try add("tea/a", to: crlf + "\r\n").hasSuffix("pages:\r\n    - a\r\n    - cream\r\n"))
    try expect("milk", "    pages: []", gives: "    pages:\n      - milk")
    #expect(
      try add("tea/milk", to: "\u{FEFF}" + head) == "\u{FEFF}" + head + "    pages:\n      - milk\n"
    )
  }

  @Test func changesOnlyTheSourceOfThePage() throws {
    let other = """
        - pages: [milk]
          id: coffee
          kind: html
          base: https://coffee.example/

      """
    #expect(
      try add("tea/milk", to: head + other) == head + "    pages:\n      - milk\n" + other)
    #expect(
      try add("coffee/sugar", to: head + other)
        == head + other.replacing("[milk]", with: "[milk, sugar]"))
  }

  @Test func returnsATextThatHasThePageAsItIs() throws {
    try expect("milk", "    pages: ['milk']", gives: "    pages: ['milk']")
  }
}
