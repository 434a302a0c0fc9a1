import FactModel

/// Where a page is fetched: the source's base, the page's path and what its kind appends.
package enum PageAddress {
  /// The address of a page, its path percent-encoded but for unreserved characters and `/`.
  ///
  /// Parentheses, colons and the like may stand in a path by RFC 3986, but servers and caches
  /// differ over them; encoded they have one form. A `%` in a page id is a percent sign.
  package static func url(base: String, path: String, kind: PageKind) -> String {
    let slash = base.utf8.last == UInt8(ascii: "/") ? "" : "/"
    return base + slash + encoded(path) + kind.addressSuffix
  }

  private static func encoded(_ path: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(path.utf8.count + 16)
    for byte in path.utf8 {
      if isKept(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), hexDigit(byte >> 4), hexDigit(byte & 15)]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isKept(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~/".utf8.contains(byte)
    }
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
