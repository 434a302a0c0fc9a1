import PageReading
import QuoteMatching

/// Input that is made to take long.
struct HostileInput: Sendable {
  let name: String
  /// The full size: quotations, characters or marks.
  let size: Int
  /// Makes the input of a size, and gives what is to be timed.
  let prepare: @Sendable (Int) -> () -> Void

  /// A quotation made to a size, judged on a page of plain sentences.
  init(quote name: String, _ size: Int, _ make: @escaping @Sendable (Int) -> String) {
    let page = QuotablePage(MarkdownPageReader().pageText(of: Array(Self.plain(400).utf8)))
    self.init(name: "quotation: " + name, size: size) { size in
      let text = make(size)
      return { _ = Quotation(text).judged(on: page) }
    }
  }

  /// A page made to a size, read and asked for a plain and an edited quotation.
  init(page name: String, _ size: Int, _ make: @escaping @Sendable (Int) -> String) {
    self.init(name: "page: " + name, size: size) { size in
      let source = Array(make(size).utf8)
      return {
        let page = QuotablePage(MarkdownPageReader().pageText(of: source))
        _ = Quotation("the lamp of the row … keeps more than one tag").judged(on: page)
        _ = PageSignature(of: source)
      }
    }
  }

  /// Anything else.
  init(name: String, size: Int, prepare: @escaping @Sendable (Int) -> () -> Void) {
    (self.name, self.size, self.prepare) = (name, size, prepare)
  }

  /// Sentences in paragraphs, so many.
  static func plain(_ sentences: Int) -> String {
    (0..<sentences).map { number in
      "The lamp of row \(number) keeps its tag and doesn't move." + (number % 4 == 3 ? "\n\n" : " ")
    }.joined()
  }
}
