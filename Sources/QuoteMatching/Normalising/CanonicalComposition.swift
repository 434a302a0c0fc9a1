/// Puts letters and marks together again where Unicode has a character for both.
///
/// Patterns hold characters, not quotations: in `[éè]` each must be one. Text and expression go
/// through the same composition, so that it need not be NFC in its last exclusion.
enum CanonicalComposition {
  /// A scalar and the bytes it was made of.
  struct Piece: Equatable {
    var value: UInt32
    var range: Range<Int>
  }

  private static let pairs: [UInt64: UInt32] = {
    var pairs: [UInt64: UInt32] = [:]
    for entry in CanonicalDecomposition.composedCharacters.utf8.split(
      whereSeparator: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\n") })
    {
      let points = entry.split(separator: UInt8(ascii: " ")).compactMap {
        UInt32(String(decoding: $0, as: UTF8.self), radix: 16)
      }
      guard points.count == 3 else { continue }
      pairs[UInt64(points[1]) << 32 | UInt64(points[2])] = points[0]
    }
    return pairs
  }()

  /// The pieces with each mark taken into its letter, unless another mark stands in its way.
  static func composed(_ pieces: some Sequence<Piece>) -> [Piece] {
    var output: [Piece] = []
    var starter: Int?
    var before: UInt8 = 0
    for piece in pieces {
      let order = CanonicalDecomposition.combiningClass(piece.value)
      if let starter, before < order || starter == output.count - 1,
        let value = pair(output[starter].value, piece.value)
      {
        let start = output[starter].range.lowerBound
        output[starter] = Piece(value: value, range: start..<piece.range.upperBound)
        continue
      }
      if order == 0 { starter = output.count }
      before = order
      output.append(piece)
    }
    return output
  }

  private static func pair(_ first: UInt32, _ second: UInt32) -> UInt32? {
    if (0x1100...0x1112).contains(first), (0x1161...0x1175).contains(second) {
      return 0xAC00 + ((first - 0x1100) * 21 + second - 0x1161) * 28
    }
    if (0xAC00...0xD7A3).contains(first), (first - 0xAC00) % 28 == 0,
      (0x11A8...0x11C2).contains(second)
    {
      return first + second - 0x11A7
    }
    return pairs[UInt64(first) << 32 | UInt64(second)]
  }
}

extension NormalText {
  /// The same text with letters and marks composed; `source` is what it was made of.
  func composed(from source: [UInt8]) -> NormalText {
    guard bytes.contains(where: { $0 >= 0xCC }) else { return self }
    var text = NormalText()
    for piece in CanonicalComposition.composed(pieces) {
      let origin = outerOrigin(of: piece.range)
      var scalar: [UInt8] = []
      scalar.append(scalar: piece.value == ReadScalar.invalid ? 0xFFFD : piece.value)
      if origin.count == scalar.count, source[origin].elementsEqual(scalar) {
        text.keep(source, origin)
      } else {
        text.replace(origin, by: scalar)
      }
    }
    return text
  }

  private var pieces: [CanonicalComposition.Piece] {
    var pieces: [CanonicalComposition.Piece] = []
    var place = 0
    while place < bytes.count {
      let scalar = bytes.scalar(at: place, before: bytes.count)
      pieces.append(.init(value: scalar.value, range: place..<place + scalar.length))
      place += scalar.length
    }
    return pieces
  }
}
