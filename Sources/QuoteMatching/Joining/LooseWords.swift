/// A text's words with single spaces between and around them, whatever stood there before.
struct LooseWords {
  private(set) var bytes: [UInt8] = [0x20]
  /// For each byte, the place of the text that it came from.
  private(set) var places: [Int] = [0]

  init(_ text: [UInt8]) {
    for (place, byte) in text.enumerated() {
      let isPart = byte >= 0x80 || WordCharacter.isPart(UInt32(byte))
      if !isPart, bytes.last == 0x20 { continue }
      bytes.append(isPart ? byte : 0x20)
      places.append(place)
    }
    if bytes.last != 0x20 {
      bytes.append(0x20)
      places.append(text.count)
    }
  }
}
