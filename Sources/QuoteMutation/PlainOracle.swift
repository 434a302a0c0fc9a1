import PageReading

/// Says by a plain search whether words stand on a page, so that a mutant that is true by chance
/// does not count as false. It shares nothing with the matcher.
struct PlainOracle {
  private let blocks: [[UInt8]]

  init(_ page: PageText) {
    blocks = page.blocks.map { Self.plain($0.text.string) }
  }

  /// Whether a mutant may be true: its words stand in a block, or all pieces between its marks do
  /// and one of them more than once.
  func mayBeTrue(_ quote: String, of specimen: Specimen) -> Bool {
    let plain = Self.plain(quote)
    if plain == Self.plain(specimen.text) { return true }
    let pieces = quote.split(separator: " … ", omittingEmptySubsequences: true)
    guard pieces.count > 1 else { return stands(plain) }
    let plains = pieces.map { Self.plain(String($0)) }
    return plains.allSatisfy(stands) && plains.contains { count($0) != 1 }
  }

  /// Whether the words stand, the first letter in either case, the final mark left aside.
  private func stands(_ plain: [UInt8]) -> Bool { plain.isEmpty || count(plain) > 0 }

  /// How often the words stand, the first letter in either case, the final mark left aside.
  private func count(_ plain: [UInt8]) -> Int {
    var core = plain[...]
    while let last = core.last, [0x2E, 0x2C, 0x3A, 0x3B].contains(last) { core = core.dropLast() }
    guard let first = core.first else { return 0 }
    let other = [first ^ 0x20] + core.dropFirst()
    return blocks.reduce(0) { $0 + places($1, core) + places($1, other[...]) }
  }

  private func places(_ block: [UInt8], _ words: ArraySlice<UInt8>) -> Int {
    guard let first = words.first, block.count >= words.count else { return 0 }
    return (0...(block.count - words.count)).count { place in
      block[place] == first && block[place..<(place + words.count)].elementsEqual(words)
    }
  }

  /// A text with straight marks, single spaces and nothing invisible.
  private static func plain(_ text: String) -> [UInt8] {
    var result: [UInt8] = []
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x2018, 0x2019, 0x2BC: result.append(0x27)
      case 0x201C, 0x201D: result.append(0x22)
      case 0x2010, 0x2011, 0x2013, 0x2212: result.append(0x2D)
      case 0x2014: result += [0x2D, 0x2D]
      case 0x2026: result += [0x2E, 0x2E, 0x2E]
      case 0x09, 0x0A, 0x20, 0xA0, 0x202F: if result.last != 0x20 { result.append(0x20) }
      case 0xAD, 0x200B, 0x2060, 0xFEFF: continue
      default: result += String(scalar).utf8
      }
    }
    return result
  }
}
