extension Mutation {
  /// Quotations that hold.
  package static let trueVariants: [Mutation] = [
    rendered, straightQuotes, curlyQuotes, plainDashes, noBreakSpace, decomposed, hardWrapped,
    doubleSpaced, softHyphenated, elided, bracketedFirstLetter, changedFirstLetter,
    finalPunctuation,
  ]

  /// Quotations that the page does not say.
  package static let falseMutants: [Mutation] = [
    numberUp, numberDown, digitDropped, digitAdded, negationIn, negationOut, modalSwapped,
    wordReplaced, wordsExchanged, wordDropped, wordAdded, itemsJoined, identifierCase,
    apostropheDropped, hyphenDropped, superscriptFolded, spaceDropped, negationElided,
    piecesReordered, bracketDenies,
    elidedWordReplaced,
  ]
}
