import Testing

@testable import QuoteMatching

struct CanonicalDecompositionTests {
  /// Swift compares strings by canonical equivalence, which makes it an independent witness.
  @Test func decomposesEveryScalarToItsCanonicalEquivalent() {
    for value: UInt32 in 0...0x2_FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let parts = decomposed(value)
      if parts == [value] { continue }
      #expect(string(parts) == String(scalar), "U+\(String(value, radix: 16))")
    }
  }

  @Test func leavesNoScalarWhoseDecompositionHasAnother() {
    for value: UInt32 in 0...0x2_FFFF where Unicode.Scalar(value) != nil {
      for part in decomposed(value) { #expect(decomposed(part) == [part]) }
    }
  }

  @Test func decomposesNoCompatibilityCharacter() {
    for value: UInt32 in [0xB2, 0xB3, 0xBD, 0x2163, 0x2122, 0xFB01, 0xFF21, 0x2082, 0xA0] {
      #expect(decomposed(value) == [value])
    }
  }

  @Test func ordersMarksOfDifferentClasses() {
    var scalars: [UInt32] = [0x65, 0x302, 0x323]
    CanonicalDecomposition.reorder(&scalars)
    #expect(scalars == [0x65, 0x323, 0x302])
  }

  private func decomposed(_ value: UInt32) -> [UInt32] {
    var parts: [UInt32] = []
    CanonicalDecomposition.append(value, to: &parts)
    return parts
  }

  private func string(_ values: [UInt32]) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: values.compactMap(Unicode.Scalar.init))
    return String(text)
  }
}
