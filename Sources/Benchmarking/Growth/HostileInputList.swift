import PageReading
import QuoteMatching

extension HostileInput {
  /// Every row of the growth table.
  static let all: [HostileInput] = [
    manyQuotations, screenedQuotations,
    HostileInput(quote: "words of the page", 20_000) { String(plain(2_000).prefix($0)) },
    HostileInput(quote: "one word", 20_000) { String(repeating: "a", count: $0) },
    HostileInput(quote: "other words", 20_000) { String(repeating: "zebra ", count: $0 / 6) },
    HostileInput(quote: "[", 1_000_000) { String(repeating: "[", count: $0) + "a row" },
    HostileInput(quote: "[a]", 100_000) { String(repeating: "[a] ", count: $0) + "a row" },
    HostileInput(quote: "words and …", 100_000) { String(repeating: "the lamp of … ", count: $0) },
    HostileInput(quote: "…", 100_000) { String(repeating: "…", count: $0) + "a row" },
    HostileInput(quote: "`", 100_000) { String(repeating: "` `` ", count: $0 / 5) },
    HostileInput(quote: "*", 100_000) { String(repeating: "*a ", count: $0 / 3) },
    HostileInput(page: "sentences", 40_000, plain),
    HostileInput(page: "[", 1_000_000) { String(repeating: "[", count: $0) },
    HostileInput(page: "…", 100_000) { String(repeating: "…", count: $0) },
    HostileInput(page: "the lamp of the row …", 100_000) {
      String(repeating: "the lamp of the row … ", count: $0)
    },
    HostileInput(page: "one word", 1_000_000) { String(repeating: "a", count: $0) },
    HostileInput(page: "* and _", 200_000) { String(repeating: "*a _b ", count: $0 / 6) },
    HostileInput(page: "`", 200_000) { String(repeating: "a`", count: $0 / 2) },
    HostileInput(page: "> and -", 20_000) { String(repeating: "> - ", count: $0 / 4) + "a" },
    HostileInput(page: "<", 1_000_000) { String(repeating: "<a ", count: $0 / 3) },
    HostileInput(page: "table cells", 100_000) {
      "|a|b|\n|-|-|\n" + String(repeating: "|the lamp|row|\n", count: $0 / 14)
    },
    HostileInput(page: "combining marks", 200_000) {
      "e" + String(repeating: "\u{301}\u{323}", count: $0 / 2)
    },
  ]

  private static let manyQuotations = HostileInput(
    name: "quotations that fail, one page", size: 10_000
  ) { size in
    let page = QuotablePage(MarkdownPageReader().pageText(of: Array(plain(20).utf8)))
    return {
      for number in 0..<size {
        _ = Quotation("The lamp of row \(number) keeps no tag.").judged(on: page)
      }
    }
  }

  private static let screenedQuotations = HostileInput(
    name: "quotations screened, 100 pages", size: 10_000
  ) { size in
    let quotations = (0..<size).map { Quotation("The lamp of row \($0) keeps no tag.") }
    let signatures = (0..<100).map { PageSignature(of: Array(plain($0).utf8)) }
    return {
      let screen = QuoteScreen(quotations)
      for signature in signatures { _ = screen.candidates(on: signature) }
    }
  }
}
