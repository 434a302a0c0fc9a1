/// A request as a `LoopbackServer` received it.
package struct ServedRequest: Sendable {
  /// `GET`, mostly.
  package let method: String
  /// Path and query as sent, percent-encoded: `/kit/tank.md`.
  package let target: String
  /// The header fields as sent, names lower-case.
  package let fields: [(name: String, value: String)]
  /// Which connection it came on, from 1.
  package let connection: Int

  /// Reads the bytes up to the empty line.
  init?(head: [UInt8], connection: Int) {
    let lines = String(decoding: head, as: UTF8.self).split(separator: "\r\n")
    let start = lines.first?.split(separator: " ") ?? []
    guard start.count == 3 else { return nil }
    method = String(start[0])
    target = String(start[1])
    fields = lines.dropFirst().compactMap { line in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...].drop { $0 == " " }
      return (line[..<colon].lowercased(), String(value))
    }
    self.connection = connection
  }

  /// The first field of that name; `nil` where there is none.
  package subscript(name: String) -> String? {
    fields.first { $0.name == name.lowercased() }?.value
  }

  /// The target without its first slash, percent-decoded: `kit/tank.md`.
  package var path: String {
    var bytes: [UInt8] = []
    var rest = target.utf8.dropFirst()
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      guard byte == UInt8(ascii: "%"), let value = UInt8(digits, radix: 16) else {
        bytes.append(byte)
        continue
      }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
