/// A component of a page id as a component of a file's path, and back.
enum PortableComponent {
  /// What the component names; a suffix is appended to a file's.
  enum Role {
    case folder
    case file
  }

  /// Lower-case letters, digits and `-_.()+,=@` stand for themselves; `!x` is a capital X; any
  /// other byte is `%` and two digits in capitals, and so is a good byte in a place that a file
  /// system, or another page's files, could take for something else.
  static func encode(_ component: Substring.UTF8View, as role: Role) -> String {
    let reserved = reservedPlaces(Array(component), as: role)
    var name: [UInt8] = []
    for (place, byte) in component.enumerated() {
      switch byte {
      case _ where reserved.contains(place): name += escape(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): name += [UInt8(ascii: "!"), byte | 0x20]
      case _ where isPlain(byte): name.append(byte)
      default: name += escape(byte)
      }
    }
    return String(decoding: name, as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "-_.()+,=@".utf8.contains(byte)
    }
  }

  private static func escape(_ byte: UInt8) -> [UInt8] {
    let digits = Array("0123456789ABCDEF".utf8)
    return [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
  }

  /// The first letter of a Windows device's name, a dot at either end, and the dot of an ending
  /// that would make the folder or file look like another page's file.
  private static func reservedPlaces(_ component: [UInt8], as role: Role) -> [Int] {
    let dot = UInt8(ascii: ".")
    var places: [Int] = []
    if component.first == dot || isDevice(component.prefix { $0 != dot }) { places.append(0) }
    if component.last == dot { places.append(component.count - 1) }
    let endings = role == .file ? [".meta"] : [".md", ".html", ".json"]
    for ending in endings where component.suffix(ending.utf8.count).elementsEqual(ending.utf8) {
      places.append(component.count - ending.utf8.count)
    }
    return places
  }

  private static func isDevice(_ name: ArraySlice<UInt8>) -> Bool {
    if ["con", "prn", "aux", "nul"].contains(where: { name.elementsEqual($0.utf8) }) {
      return true
    }
    return name.count == 4 && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(name[3])
      && ["com", "lpt"].contains { name.starts(with: $0.utf8) }
  }

  /// The bytes that the name stands for; `nil` where it is not of this form. A byte may be
  /// written in more ways than one here; the caller compares with what `encode` makes of it.
  static func decode(_ name: Substring.UTF8View) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = name
    while let first = rest.popFirst() {
      switch first {
      case UInt8(ascii: "!"):
        guard let letter = rest.popFirst(), (0x61...0x7a).contains(letter) else { return nil }
        bytes.append(letter & ~0x20)
      case UInt8(ascii: "%"):
        guard let high = digit(rest.popFirst()), let low = digit(rest.popFirst()) else {
          return nil
        }
        bytes.append(high << 4 | low)
      case _ where isPlain(first): bytes.append(first)
      default: return nil
      }
    }
    return bytes
  }

  private static func digit(_ byte: UInt8?) -> UInt8? {
    switch byte {
    case .some(let byte) where (0x30...0x39).contains(byte): byte - 0x30
    case .some(let byte) where (0x41...0x46).contains(byte): byte - 0x41 + 10
    default: nil
    }
  }

  /// The longest start of an encoded name of at most `limit` bytes that cuts no escape in two.
  static func start(of name: String, atMost limit: Int) -> String {
    var start = name.utf8.prefix(limit)
    guard start.count < name.utf8.count else { return name }
    let marks = start.enumerated().suffix(2).filter { $0.element == UInt8(ascii: "%") }
    if let mark = marks.first { start = start.prefix(mark.offset) }
    if start.last == UInt8(ascii: "!") { start = start.dropLast() }
    return String(Substring(start))
  }
}
