import QuoteMutation

/// Draws sentences from pages, each with the same chance.
struct SentenceSample {
  private var random: SplitMix64
  private let size: Int

  init(seed: UInt64, size: Int) {
    random = SplitMix64(seed: seed)
    self.size = size
  }

  /// Distinct sentences of the pages; in every tenth the last word stands nowhere.
  func sentences(of folder: PageFolder) throws -> [String] {
    var random = random
    var (drawn, known): ([String], Set<String>) = ([], [])
    var seen = 0
    for path in folder.paths {
      for line in Self.lines(of: try folder.bytes(of: path)) where known.insert(line).inserted {
        seen += 1
        if drawn.count < size {
          drawn.append(line)
        } else {
          let place = Int(random.next() % UInt64(seen))
          if place < size { drawn[place] = line }
        }
      }
    }
    return drawn.enumerated().map { $0 % 10 == 9 ? Self.falsified($1) : $1 }
  }

  /// The lines that are sentences without marks: both programs see the same bytes.
  private static func lines(of page: [UInt8]) -> [String] {
    page.split(separator: 0x0A).filter { line in
      (30...300).contains(line.count) && line.last == UInt8(ascii: ".")
        && line.first.map(isLetter) == true && line.allSatisfy(isPlain)
    }.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: " .,:;()'-".utf8.contains(byte)
    }
  }

  private static func falsified(_ sentence: String) -> String {
    sentence.split(separator: " ").dropLast().joined(separator: " ") + " zebrawood."
  }
}
