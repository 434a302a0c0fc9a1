import FactModel
import QuoteMatching

extension OpenPage {
  /// The place of a quotation or match.
  func evidence(_ place: Occurrence, how: String) -> Evidence {
    Evidence(
      page: id, digest: read.digest, bytes: place.bytes, line: place.line, column: place.column,
      text: place.sentence, how: how)
  }

  /// Something that stands at the given bytes, or in no single place.
  func evidence(_ text: String, at bytes: Range<Int>?, how: String) -> Evidence {
    let position = bytes.flatMap { self.text?.position(of: $0.lowerBound) }
    return Evidence(
      page: id, digest: read.digest, bytes: bytes, line: position?.line, column: position?.column,
      text: text, how: how)
  }
}
