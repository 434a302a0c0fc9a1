import FactModel
import PageReading
import QuoteMatching

/// A quotation, a record separator, and any bytes as a page: what holds lies in the page, and a
/// search would not have passed over it. Behind `@` two bytes choose a piece of the page's own text.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>, _ size: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  let end = bytes.firstIndex(of: 0x1E) ?? bytes.endIndex
  let source = Array(bytes[min(end + 1, bytes.count)...])
  let page = MarkdownPageReader().pageText(of: source)
  let text = chosenText(bytes[..<end], page) ?? String(decoding: bytes[..<end], as: UTF8.self)
  let quotation = Quotation(text)
  let outcome = quotation.judged(on: QuotablePage(page))
  guard outcome.verdict == .holds else { return 0 }
  precondition(outcome.count > 0 && !outcome.occurrences.isEmpty)
  for place in outcome.occurrences {
    precondition(place.bytes.lowerBound >= 0 && place.bytes.upperBound <= source.count)
    precondition(place.line > 0 && place.column > 0)
  }
  precondition(quotation.mayStand(in: source), "passed over: \(text.debugDescription)")
  return 0
}

private func chosenText(_ choice: ArraySlice<UInt8>, _ page: PageText) -> String? {
  guard choice.count == 3, choice.first == 0x40, !page.blocks.isEmpty else { return nil }
  let numbers = choice.dropFirst().map { Int($0) }
  let text = page.blocks[numbers[0] % page.blocks.count].text.utf8
  guard !text.isEmpty else { return nil }
  let start = numbers[1] % text.count
  return String(decoding: text[start..<min(text.count, start + 40)], as: UTF8.self)
}
