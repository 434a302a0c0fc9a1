import Testing
import YAMLReading

@Suite struct YAMLReaderTests {
  private func read(_ text: String) throws -> YAMLNode { try YAMLReader().read(Array(text.utf8)) }

  @Test func leavesEveryScalarTheTextItIs() throws {
    let items = try #require(
      read("[26.0, 10.10, no, ~, null, 0x1F, 2026-10-11, '', \"a\\tb\"]").items)
    #expect(
      items.map(\.text) == ["26.0", "10.10", "no", "~", "null", "0x1F", "2026-10-11", "", "a\tb"])
  }

  @Test func saysHowAScalarWasWritten() throws {
    let items = try #require(read("- a\n- 'b'\n- \"c\"\n- |\n  d\n- >\n  e\n").items)
    #expect(
      items.map(\.content) == [
        .scalar("a", .plain), .scalar("b", .singleQuoted), .scalar("c", .doubleQuoted),
        .scalar("d\n", .literal), .scalar("e\n", .folded),
      ])
  }

  @Test func keepsKeysInTheOrderOfTheText() throws {
    let entries = try #require(read("b: 1\na: {d: 2, c: 3}\n").entries)
    #expect(entries.map(\.key) == ["b", "a"])
    #expect(entries.last?.value.entries?.map(\.key) == ["d", "c"])
  }

  @Test func givesPlacesInUnicodeScalarsFromOne() throws {
    let entries = try #require(read("# é\nä🫖: [x, 'y']\n").entries)
    let value = try #require(entries.first?.value)
    #expect(entries.first?.start == YAMLPosition(line: 2, column: 1))
    #expect(value.start == YAMLPosition(line: 2, column: 5))
    #expect(value.end == YAMLPosition(line: 2, column: 13))
    #expect(value.items?.map(\.start.column) == [6, 9])
    #expect(value.items?.map(\.end.column) == [7, 12])
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func countsTheLinesThatEditorsCount(ending: String) throws {
    let text = ["- 'a\u{2028}b\u{85}c'", "", "- value"].joined(separator: ending)
    #expect(try read(text).items?.last?.start == YAMLPosition(line: 3, column: 3))
  }

  @Test func countsAByteOrderMarkForNothing() throws {
    let node = try read("\u{FEFF}a: b")
    #expect(node.entries?.first?.key == "a")
    #expect(node.entries?.first?.value.start == YAMLPosition(line: 1, column: 4))
  }

  @Test func endsABlockWhereItsLastItemEnds() throws {
    let node = try read("a:\n  - b\n\n# comment\n\n")
    #expect(node.end == YAMLPosition(line: 2, column: 6))
  }

  @Test(arguments: ["", "# only a comment\n", "---\n", "\n\n"])
  func takesATextWithoutAValueForAnAbsentValue(text: String) throws {
    #expect(try read(text).isAbsent)
  }

  @Test func tellsAnAbsentValueFromAnEmptyText() throws {
    let entries = try #require(read("a:\nb: ''\n").entries)
    #expect(entries.map(\.value.isAbsent) == [true, false])
  }
}
