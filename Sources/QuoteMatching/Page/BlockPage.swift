import FactModel
import PageReading

/// Recognises a page that a server sent instead of the one that was asked for.
enum BlockPage {
  /// Whether HTML came where Markdown was expected, or a short page that only turns one away.
  static func isServed(_ page: PageText, _ kind: PageKind) -> Bool {
    switch kind {
    case .doccMarkdown: isHTML(page.source)
    case .archiveHTML, .html: turnsAway(page)
    case .doccJSON: isHTML(page.source)
    }
  }

  private static func isHTML(_ source: [UInt8]) -> Bool {
    let text = source.drop { WhiteSpace.isASCII($0) || [0xEF, 0xBB, 0xBF].contains($0) }
    return ["<!doctype html", "<html", "<head", "<body"].contains { begins(text, $0) }
  }

  private static func begins(_ text: ArraySlice<UInt8>, _ word: String) -> Bool {
    text.prefix(word.utf8.count).map(ASCIICase.lower).elementsEqual(word.utf8)
  }

  private static let longest = 2_000

  private static func turnsAway(_ page: PageText) -> Bool {
    guard page.blocks.reduce(0, { $0 + $1.text.utf8.count }) < longest else { return false }
    var text: [UInt8] = []
    for block in page.blocks { text += block.text.utf8.map(ASCIICase.lower) + [0x20] }
    return phrases.contains { ByteSearch(Array($0.utf8)).stands(in: text) }
  }

  private static let phrases = [
    "access denied", "just a moment", "checking your browser", "enable javascript and cookies",
    "verify you are human", "are you a robot", "403 forbidden", "502 bad gateway",
    "503 service unavailable", "429 too many requests", "request blocked",
  ]
}
