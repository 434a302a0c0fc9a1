import FactExtraction
import FactModel
import Testing

@Test func readsTopicGroupsWithMembersAndAbstracts() throws {
  let sheet = try extract(
    page(
      """
      ## Topics

      ### Flying

      Read these first.

      [`func fly(Int) -> Bool`](/documentation/Kites/Kite/fly(_:))

      Flies
      it.

      [`-  flyWith:line:`](/documentation/Kites/objc)

      ### Landing

      [Landing a kite](/documentation/Kites/landing)

      """))
  #expect(
    lines(sheet.topics) == [
      "Flying: func fly(Int) -> Bool -> /documentation/Kites/Kite/fly(_:) (Flies it.), "
        + "- flyWith:line: -> /documentation/Kites/objc",
      "Landing: Landing a kite -> /documentation/Kites/landing",
    ])
  #expect(sheet.blocks.map(\.section) == [["Topics", "Flying"]])
}

@Test func readsSeeAlsoWithoutGroupsAndBareLinks() throws {
  let sheet = try extract(
    page(
      """
      ## See Also

      [`Reel`](/documentation/Kites/Reel)

      Holds the line.

        <doc://org.kites/documentation/Kites/Kite/init(line:)>

        <doc:Flying>

      """))
  #expect(
    lines(sheet.seeAlso) == [
      "-: Reel -> /documentation/Kites/Reel (Holds the line.), "
        + "doc://org.kites/documentation/Kites/Kite/init(line:) -> "
        + "doc://org.kites/documentation/Kites/Kite/init(line:), doc:Flying -> doc:Flying"
    ])
}

@Test func readsRelationshipsWithLinkedAndUnresolvedNames() throws {
  let sheet = try extract(
    page(
      """
      ## Relationships

      ### Inherits From

      [`Toy`](/documentation/Kites/Toy)

      ### Conforms To

      `Swift.Copyable`

      [`Flyable`](/documentation/Kites/Flyable)
      """))
  #expect(
    lines(sheet.relationships) == [
      "Inherits From: Toy -> /documentation/Kites/Toy",
      "Conforms To: Swift.Copyable -> , Flyable -> /documentation/Kites/Flyable",
    ])
}

@Test func keepsProseOfALinkSection() throws {
  let text = page("## Topics\n\n[`A`](/a)\n\nAbstract.\n\nMore of it.\n\nSee [`B`](/b) too.")
  #expect(try prose(text) == ["paragraph Topics: More of it.", "paragraph Topics: See B too."])
  #expect(lines(try extract(text).topics) == ["-: A -> /a (Abstract.)"])
}

@Test func keepsGroupsOfTheSameTitleApart() throws {
  let sheet = try extract(page("## Topics\n\n### A\n\n[X](/x)\n\n### A\n\n[Y](/y)"))
  #expect(lines(sheet.topics) == ["A: X -> /x", "A: Y -> /y"])
}

@Test func listsEachLinkTargetOnceByBytes() throws {
  let sheet = try extract(
    page("[b](/b) [a](/a) [again](/b) <https://kites.example>\n\n## Z\n\n[Z](/Z)"))
  #expect(sheet.links == ["/Z", "/a", "/b", "https://kites.example"])
}
