import FactExtraction
import FactModel
import Testing

@Test func readsAbstractDeclarationAndDiscussionOfASymbol() throws {
  let sheet = try extract(
    page(
      """
      A toy that flies
      on a line.

      ```
      class Kite
      ```

      ## Discussion

      Fly it high. Bring it home.
      """))
  #expect(sheet.title == "Kite")
  #expect(sheet.declarations == ["class Kite"])
  #expect(sheet.outline == ["## Discussion"])
  #expect(
    sheet.blocks == [
      ProseBlock(kind: .abstract, section: [], sentences: [.text("A toy that flies on a line.")]),
      ProseBlock(
        kind: .paragraph, section: ["Discussion"],
        sentences: [.text("Fly it high."), .text("Bring it home.")]),
    ])
}

@Test func readsAPageWithoutAbstractDeclarationOrText() throws {
  let sheet = try extract(page(""))
  #expect(sheet.blocks.isEmpty && sheet.declarations.isEmpty && sheet.outline.isEmpty)
}

@Test func takesNoParagraphBehindTheDeclarationForTheAbstract() throws {
  #expect(try prose(page("```\nvar tail: Int\n```\n\nMore.")) == ["paragraph: More."])
}

@Test func keepsAnArticlesFirstFenceAsCode() throws {
  let text = page(isSymbol: false, "An abstract.\n\n```\nlet a = 1\n\n  let b = 2\n```\n")
  #expect(try prose(text) == ["abstract: An abstract.", "code: let a = 1 |  |   let b = 2"])
  #expect(try extract(text).declarations.isEmpty)
}

@Test func keepsCodeOfASymbolThatNamesItsLanguage() throws {
  let text = page("```swift\nfly()\n```\n")
  #expect(try prose(text) == ["code: fly()"])
}

@Test func keepsAnEmptyDiscussionInTheOutline() throws {
  let sheet = try extract(page("Flies.\n\n## Discussion\n\n## Landing\n\nSoftly."))
  #expect(sheet.outline == ["## Discussion", "## Landing"])
  #expect(sheet.blocks.map(\.section) == [[], ["Landing"]])
}

@Test func readsAnAsideGluedToItsHeading() throws {
  let text = page("## Discussion> Note: Never fly\n> in a storm. Land first.\n\nOther text.")
  #expect(
    try prose(text) == [
      "aside/Note Discussion: Never fly in a storm. | Land first.",
      "paragraph Discussion: Other text.",
    ])
  #expect(try extract(text).outline == ["## Discussion"])
}

@Test func keepsTheQuoteBelowAGluedAsideApart() throws {
  let text = page("## Overview> Note: First.\n\n> Tip: Second.")
  #expect(try prose(text) == ["aside/Note Overview: First.", "aside/Tip Overview: Second."])
}

@Test(arguments: ["> Important: Hold tight.", "> Important:\n> Hold tight."])
func keepsAnAsidesTextWhereverItsLabelStands(aside: String) throws {
  #expect(try prose(page("## Overview\n\n\(aside)")) == ["aside/Important Overview: Hold tight."])
}

@Test func readsListsTablesAndCodeWithTheirSections() throws {
  let text = page(
    isSymbol: false,
    """
    ## Building

    ### Parts

    - One spar.
    - Two lines.

    | Part | Count |
    |---|---|
    | Tail | 1 |

    > Tip: Take
    > - silk
    """)
  #expect(
    try prose(text) == [
      "listItem Building > Parts: One spar.", "listItem Building > Parts: Two lines.",
      "tableCell Building > Parts: Part", "tableCell Building > Parts: Count",
      "tableCell Building > Parts: Tail", "tableCell Building > Parts: 1",
      "aside/Tip Building > Parts: Take", "listItem/Tip Building > Parts: silk",
    ])
}

@Test func readsATutorialsSectionsAndSteps() throws {
  let text = page(
    isSymbol: false,
    "Build one.\n\n## Section 1: The frame\n\n### Step 1\n\nCut it.\n\n*Kite.swift*\n\n```\ncut()\n```"
  )
  #expect(
    try prose(text) == [
      "abstract: Build one.", "paragraph Section 1: The frame > Step 1: Cut it.",
      "paragraph Section 1: The frame > Step 1: Kite.swift",
      "code Section 1: The frame > Step 1: cut()",
    ])
}

@Test func findsTheSectionOfAHeadingThatSkipsLevels() throws {
  let text = page(isSymbol: false, "## Flying\n\n#### Wind\n\nBlows.\n\n## Landing\n\nSoftly.")
  #expect(
    try prose(text) == ["paragraph Flying > Wind: Blows.", "paragraph Landing: Softly."])
}

@Test func dropsImagesWithoutTextAndKeepsTheTextAroundThem() throws {
  let text = page("## Overview\n\n![](images/org.kites/kite@2x.png)\n\n\n\nSee above.")
  #expect(try prose(text) == ["paragraph Overview: See above."])
}

@Test func findsTheAbstractBehindAnImage() throws {
  #expect(try prose(page("![](a.png)\n\nFlies.")) == ["abstract: Flies."])
}
