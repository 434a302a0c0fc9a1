import FactModel

/// A sentence of a page with what stands around it.
struct ProseUnit {
  /// Equal for sentences of the same bytes.
  var id: Int
  /// The number of the section, equal for equal paths.
  var section: Int
  var block: ProseBlock.Kind
  var label: String?
  var sentence: Sentence
}

/// Gives sentences and section paths the numbers by which two sheets are compared.
struct ProseIndex {
  private let digest: ((String) -> Digest)?
  private var sentenceIDs: [SentenceKey: Int] = [:]
  private var sectionIDs: [[ByteText]: Int] = [:]
  private(set) var sections: [[String]] = []

  private enum SentenceKey: Hashable {
    case text(ByteText)
    case digest(Digest)
  }

  /// `digest` makes words and their withheld digest equal.
  init(digest: ((String) -> Digest)?) { self.digest = digest }

  /// The sheet's sentences in order.
  mutating func units(of sheet: FactSheet) -> [ProseUnit] {
    var units: [ProseUnit] = []
    for block in sheet.blocks {
      let section = sectionID(block.section)
      for sentence in block.sentences {
        units.append(
          ProseUnit(
            id: sentenceIDs.id(of: key(of: sentence)), section: section, block: block.kind,
            label: block.label, sentence: sentence))
      }
    }
    return units
  }

  private func key(of sentence: Sentence) -> SentenceKey {
    switch sentence {
    case .withheld(let digest): .digest(digest)
    case .text(let words): digest.map { .digest($0(words)) } ?? .text(ByteText(words))
    }
  }

  private mutating func sectionID(_ path: [String]) -> Int {
    let id = sectionIDs.id(of: path.map(ByteText.init))
    if id == sections.count { sections.append(path) }
    return id
  }
}

extension FactSheet {
  /// Whether some sentence is a digest only.
  var withholdsSentences: Bool {
    blocks.contains { $0.sentences.contains { $0.words == nil } }
  }
}
