import FactModel

/// A stretch of code that runs only where systems have at least these versions.
struct AvailabilityScope {
  /// The least versions by system in folded form.
  var versions: [String: Version]
  /// The stretch of the code.
  var range: Range<Int>

  /// The scopes of `@available(…)` and `#available(…)` in masked code.
  static func scopes(in code: [UInt8]) -> [AvailabilityScope] {
    let braces = BracePairs(code)
    var scopes: [AvailabilityScope] = []
    for index in code.indices
    where code[index] == UInt8(ascii: "@") || code[index] == UInt8(ascii: "#") {
      let mark = code[index] == UInt8(ascii: "@") ? "@available(" : "#available("
      guard code[index...].starts(with: mark.utf8) else { continue }
      let start = index + mark.utf8.count
      guard let end = code[start...].prefix(300).firstIndex(of: UInt8(ascii: ")")) else { continue }
      let versions = versions(in: code[start..<end])
      guard !versions.isEmpty,
        let range = braces.scope(behind: end + 1, isGuard: isGuard(code[..<index]))
      else { continue }
      scopes.append(AvailabilityScope(versions: versions, range: range))
    }
    return scopes
  }

  /// `iOS 17.0, macOS 14.0, *`; the long form says other things and is left alone.
  private static func versions(in arguments: ArraySlice<UInt8>) -> [String: Version] {
    var versions: [String: Version] = [:]
    for argument in arguments.split(separator: UInt8(ascii: ",")) {
      let words = argument.split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
      guard words.count == 2, let version = Version(words[1]) else { continue }
      versions[Platform.folded(words[0])] = version
    }
    return versions
  }

  /// Whether `guard` stands before the condition in its line.
  private static func isGuard(_ before: ArraySlice<UInt8>) -> Bool {
    let line = before.suffix(200).reversed().prefix { $0 != 0x0A }.reversed()
    return line.split(separator: 0x20).contains { $0.elementsEqual("guard".utf8) }
  }
}

/// Which braces of a code belong together.
struct BracePairs {
  private let code: [UInt8]
  private var closing: [Int: Int] = [:]
  private var opens: [Int] = []

  init(_ code: [UInt8]) {
    self.code = code
    var open: [Int] = []
    for index in code.indices {
      if code[index] == UInt8(ascii: "{") {
        open.append(index)
        opens.append(index)
      } else if code[index] == UInt8(ascii: "}"), let start = open.popLast() {
        closing[start] = index
      }
    }
  }

  /// The braces' content behind a condition or attribute; behind a guard's what follows its braces.
  func scope(behind place: Int, isGuard: Bool) -> Range<Int>? {
    guard let open = firstOpen(from: place) else { return nil }
    let close = closing[open] ?? code.count
    guard isGuard else { return place..<close }
    return close..<max(close, enclosingEnd(of: close))
  }

  private func firstOpen(from place: Int) -> Int? {
    var (low, high) = (0, opens.count)
    while low < high {
      let middle = (low + high) / 2
      if opens[middle] < place { low = middle + 1 } else { high = middle }
    }
    return low < opens.count ? opens[low] : nil
  }

  /// Where the braces around a place close.
  private func enclosingEnd(of place: Int) -> Int {
    var depth = 0
    for index in code[min(place + 1, code.count)...].indices {
      if code[index] == UInt8(ascii: "{") { depth += 1 }
      if code[index] == UInt8(ascii: "}") {
        depth -= 1
        if depth < 0 { return index }
      }
    }
    return code.count
  }
}
