import FactModel
import PageReading
import QuoteMatching

/// Any bytes as a page of Markdown: every block, mark and heading leads back into the page.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>, _ size: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  let page = MarkdownPageReader().pageText(of: bytes)
  precondition(page.bodyStart <= bytes.count)
  for block in page.blocks {
    precondition(bytes.indices.lowerBound <= block.sourceRange.lowerBound)
    precondition(block.sourceRange.upperBound <= bytes.count)
    let whole = block.text.origin(of: 0..<block.text.utf8.count)
    precondition(whole.lowerBound >= 0 && whole.upperBound <= bytes.count)
    for mark in block.text.marks {
      precondition(mark.range.lowerBound >= 0 && mark.range.upperBound <= block.text.utf8.count)
    }
    if let heading = block.heading { precondition(page.headings.indices.contains(heading)) }
  }
  _ = QuotablePage(page)
  return 0
}
