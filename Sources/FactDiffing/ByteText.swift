/// A string that is compared by its bytes: `==` on `String` takes NFC and NFD for equal.
struct ByteText: Hashable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (left: ByteText, right: ByteText) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  // Equal bytes are canonically equivalent, so the string's own hash agrees with `==`.
  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// Whether two optional texts have the same bytes.
func sameBytes(_ left: String?, _ right: String?) -> Bool {
  left.map(ByteText.init) == right.map(ByteText.init)
}

/// Byte order, the same on every machine.
func byteOrder(_ left: String, _ right: String) -> Bool {
  left.utf8.lexicographicallyPrecedes(right.utf8)
}
