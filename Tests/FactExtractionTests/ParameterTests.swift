import FactModel
import Testing

@Test func readsParametersAndReturnValue() throws {
  let text = page(
    """
    ## Parameters

    `line`

    How long. In metres.

    `tail`

    The tail.

    ## Return Value

    A kite.
    """)
  #expect(
    try prose(text) == [
      "parameter/line Parameters: How long. | In metres.", "parameter/tail Parameters: The tail.",
      "returnValue Return Value: A kite.",
    ])
}

@Test func readsAnIndentedSecondParagraphAsTheParametersText() throws {
  let text = page("## Parameters\n\n`line`\n\nHow long.\n\n    See [`Reel`](/r) for\n    more.\n")
  #expect(
    try prose(text) == [
      "parameter/line Parameters: How long.", "parameter/line Parameters: See Reel for more.",
    ])
  #expect(try extract(text).links == ["/r"])
}

@Test func keepsCodeAndListsOfAParameter() throws {
  let text = page("## Parameters\n\n`line`\n\n- thin\n\n```swift\nfly()\n```\n")
  #expect(
    try prose(text) == [
      "parameter/line Parameters: ", "listItem/line Parameters: thin",
      "code/line Parameters: fly()",
    ])
}

@Test func keepsAParameterWithoutText() throws {
  let text = page("## Parameters\n\n`line`\n\n`tail`\n\nThe tail.")
  #expect(
    try prose(text) == ["parameter/line Parameters: ", "parameter/tail Parameters: The tail."])
}

@Test func takesAnArticlesParametersForProse() throws {
  let text = page(isSymbol: false, "## Parameters\n\n`line`\n\nHow long.")
  #expect(
    try prose(text) == ["paragraph Parameters: line", "paragraph Parameters: How long."])
}
