/// What a reader must know of words that were found.
enum MatchNotes {
  static func reasons(_ matches: [PieceMatch], _ page: QuotablePage) -> [QuoteReason] {
    matches.flatMap(\.bridges).contains(where: changesCode) ? [.foldInCode] : []
  }

  /// Whether a bridge changes what code shows; an invisible character does not.
  private static func changesCode(_ bridge: Bridge) -> Bool {
    bridge.inCode && !bridge.page.isEmpty && !bridge.quote.isEmpty
  }
}
