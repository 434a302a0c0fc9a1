import FactModel
import Testing

@testable import FactExtraction

@Test func withholdsEverySentenceButTheQuotedOnes() throws {
  let text = page(
    """
    Flies. Lands.

    ## Topics

    [`Reel`](/reel)

    Winds.

    ---

    Copyright &copy; 2031 Apple Inc. All.
    """)
  let sheet = try extract(text).withholding(except: ["Lands."], digest: fakeDigest)
  #expect(sheet.blocks.flatMap(\.sentences).map(words) == ["#6aaa", "Lands."])
  #expect(lines(sheet.topics) == ["-: Reel -> /reel (#6aaa)"])
  #expect(sheet.boilerplate == [fakeDigest("Copyright © 2031 Apple Inc. All.").rawValue])
  #expect(sheet.title == "Kite" && sheet.links == ["/reel"])
}

/// The number of bytes, filled up to a digest.
private func fakeDigest(_ text: String) -> Digest {
  let digits = String(text.utf8.count, radix: 16)
  guard let digest = Digest(rawValue: digits + String(repeating: "a", count: 40 - digits.count))
  else { preconditionFailure("40 hexadecimal digits are a digest") }
  return digest
}
