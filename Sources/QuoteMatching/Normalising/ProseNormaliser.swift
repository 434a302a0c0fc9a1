/// Brings running text to normalised form: white space to single spaces, characters of the fold
/// table to plain ones, letters with marks to canonical decomposition.
struct ProseNormaliser {
  private(set) var text = NormalText()
  private let source: [UInt8]
  private var place = 0
  private var end = 0
  private var lineStart = 0

  init(_ source: [UInt8]) { self.source = source }

  /// The normalised form of a whole text.
  static func normalised(_ source: [UInt8]) -> NormalText {
    var normaliser = Self(source)
    normaliser.append(source.indices)
    return normaliser.text
  }

  /// Appends a mark that no text holds, so that nothing matches across it.
  mutating func separate(at origin: Int) {
    text.replace(origin..<origin, by: [0])
  }

  /// Appends a line feed for the line break at a byte of the source.
  mutating func breakLine(at origin: Int) {
    text.replace(origin..<origin + 1, by: [0x0A])
  }

  /// Appends a stretch of the source, without white space at its ends.
  mutating func append(_ range: Range<Int>) {
    (place, end, lineStart) = (range.lowerBound, range.upperBound, text.bytes.count)
    while place < end { step() }
    trim()
  }

  private mutating func step() {
    let start = place
    while place < end, isPlainLetter(source[place]) { place += 1 }
    if place < end, place > start, source[place] >= 0x80 { place -= 1 }
    if place > start { text.keep(source, start..<place) }
    guard place < end else { return }
    special()
  }

  private func isPlainLetter(_ byte: UInt8) -> Bool { byte > 0x20 && byte < 0x7F }

  private mutating func special() {
    let scalar = source.scalar(at: place, before: end)
    let next = place + scalar.length
    if WhiteSpace.isSpace(scalar.value) { return whiteSpace() }
    guard let fold = Fold.byCharacter[scalar.value], !startsCluster(next) else {
      return cluster(scalar)
    }
    if fold.plain.isEmpty { text.absorb(place..<next) } else { replace(to: next, by: fold.plain) }
    place = next
  }

  private mutating func replace(to next: Int, by plain: String) {
    text.replace(place..<next, by: Array(plain.utf8))
  }

  private func startsCluster(_ next: Int) -> Bool {
    guard next < end, source[next] >= 0xCC else { return false }
    return CanonicalDecomposition.combiningClass(source.scalar(at: next, before: end).value) != 0
  }

  private mutating func whiteSpace() {
    let start = place
    while place < end, let length = WhiteSpace.length(in: source, at: place, before: end) {
      place += length
    }
    guard text.bytes.count > lineStart else { return }
    if place == start + 1, source[start] == 0x20 {
      text.keep(source, start..<place)
    } else {
      text.replace(start..<place, by: [0x20])
    }
  }

  private mutating func trim() {
    guard text.bytes.count > lineStart, text.bytes.last == 0x20 else { return }
    text.removeLast()
  }

  private mutating func cluster(_ first: ReadScalar) {
    let start = place
    var scalars: [UInt32] = []
    CanonicalDecomposition.append(plain(first.value), to: &scalars)
    place += first.length
    while startsCluster(place) {
      let mark = source.scalar(at: place, before: end)
      CanonicalDecomposition.append(mark.value, to: &scalars)
      place += mark.length
    }
    CanonicalDecomposition.reorder(&scalars)
    emit(scalars, from: start..<place)
  }

  private func plain(_ scalar: UInt32) -> UInt32 { scalar == 0 ? 0xFFFD : scalar }

  private mutating func emit(_ scalars: [UInt32], from origin: Range<Int>) {
    var bytes: [UInt8] = []
    for scalar in scalars { append(scalar, at: origin.lowerBound, to: &bytes) }
    if source[origin].elementsEqual(bytes) {
      text.keep(source, origin)
    } else {
      text.replace(origin, by: bytes)
    }
  }

  private func append(_ scalar: UInt32, at origin: Int, to bytes: inout [UInt8]) {
    if scalar == ReadScalar.invalid { return bytes.append(source[origin]) }
    guard let fold = Fold.byCharacter[scalar] else { return bytes.append(scalar: scalar) }
    bytes += fold.plain.utf8
  }
}
