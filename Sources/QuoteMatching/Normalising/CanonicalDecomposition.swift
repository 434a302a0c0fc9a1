/// Unicode's canonical decomposition (NFD) of single characters.
///
/// `é` and `e` with a combining acute are the same text by definition, and nothing else is folded
/// here: `8³`, `½` and `Ⅳ` have compatibility decompositions only, and those stay apart.
enum CanonicalDecomposition {
  private static let table: [UInt32: [UInt32]] = {
    var table: [UInt32: [UInt32]] = [:]
    for entry in (composedCharacters + "," + compatibilityIdeographs).utf8.split(
      whereSeparator: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\n") })
    {
      let points = entry.split(separator: UInt8(ascii: " ")).compactMap {
        UInt32(String(decoding: $0, as: UTF8.self), radix: 16)
      }
      guard let composed = points.first else { continue }
      table[composed] = Array(points.dropFirst())
    }
    return table
  }()

  /// Appends the full decomposition of `scalar`, without reordering marks.
  static func append(_ scalar: UInt32, to scalars: inout [UInt32]) {
    if scalar < 0xC0 { return scalars.append(scalar) }
    if let syllable = HangulSyllable(scalar) { return scalars += syllable.jamo }
    guard let parts = table[scalar] else { return scalars.append(scalar) }
    for part in parts { append(part, to: &scalars) }
  }

  /// Brings each run of combining marks into canonical order.
  static func reorder(_ scalars: inout [UInt32]) {
    guard scalars.count > 2 else { return }
    let classes = scalars.map(combiningClass)
    var start = 0
    while start < scalars.count {
      guard classes[start] != 0 else {
        start += 1
        continue
      }
      let end = classes[start...].firstIndex(of: 0) ?? scalars.count
      let order = (start..<end).sorted { (classes[$0], $0) < (classes[$1], $1) }
      scalars.replaceSubrange(start..<end, with: order.map { scalars[$0] })
      start = end
    }
  }

  /// The canonical combining class; 0 for all that start a character.
  static func combiningClass(_ scalar: UInt32) -> UInt8 {
    guard scalar >= 0x300 else { return 0 }
    return Unicode.Scalar(scalar)?.properties.canonicalCombiningClass.rawValue ?? 0
  }
}

/// A precomposed Hangul syllable, taken apart by the formula of The Unicode Standard, section 3.12.
private struct HangulSyllable {
  let jamo: [UInt32]

  init?(_ scalar: UInt32) {
    guard (0xAC00...0xD7A3).contains(scalar) else { return nil }
    let index = scalar - 0xAC00
    let pair = [0x1100 + index / 588, 0x1161 + index % 588 / 28]
    jamo = index % 28 == 0 ? pair : pair + [0x11A7 + index % 28]
  }
}
