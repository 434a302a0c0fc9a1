/// A page's lasting name: `<source>/<path>`, as in `apple/foundation/nsuseractivity/userinfo`.
///
/// The path is the page's address below the source's base, without the suffix that the page kind
/// adds (`.md`, `.json`), not percent-encoded.
public struct PageID: RawRepresentable, Hashable, Comparable, Sendable {
  /// The whole id as written.
  public let rawValue: String

  /// The id, or `nil` where it has no source, no path, an empty, `.` or `..` path component, a
  /// control character, or more than 2,048 bytes.
  public init?(rawValue: String) {
    guard let slash = rawValue.utf8.firstIndex(of: UInt8(ascii: "/")),
      SourceID(rawValue: String(rawValue[..<slash])) != nil,
      Self.isPath(rawValue[rawValue.utf8.index(after: slash)...])
    else { return nil }
    self.rawValue = rawValue
  }

  /// The id of the page at `path` of `source`, or `nil` where `path` cannot be one.
  public init?(source: SourceID, path: String) {
    self.init(rawValue: "\(source.rawValue)/\(path)")
  }

  private static func isPath(_ path: Substring) -> Bool {
    path.utf8.count <= 2048
      && !path.unicodeScalars.contains { $0.properties.generalCategory == .control }
      && path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        .allSatisfy { !$0.isEmpty && !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8) }
  }

  /// The source's name: all before the first slash.
  public var source: SourceID {
    guard let source = SourceID(rawValue: String(rawValue[..<firstSlash])) else {
      preconditionFailure("a page id begins with a source id: \(rawValue)")
    }
    return source
  }

  /// All after the first slash.
  public var path: String { String(rawValue[firstSlash...].unicodeScalars.dropFirst()) }

  /// Found among the bytes: a slash with a combining mark after it is another Character.
  private var firstSlash: String.Index {
    rawValue.utf8.firstIndex(of: UInt8(ascii: "/")) ?? rawValue.endIndex
  }

  /// Byte order of the ids, so that lists are the same on every machine.
  public static func < (left: PageID, right: PageID) -> Bool {
    left.rawValue.utf8.lexicographicallyPrecedes(right.rawValue.utf8)
  }

  /// Compares bytes: Swift's `==` on strings takes NFC and NFD for equal, files do not.
  public static func == (left: PageID, right: PageID) -> Bool {
    left.rawValue.utf8.elementsEqual(right.rawValue.utf8)
  }

  /// The opposite of `==`; the standard library's own would compare the raw values as strings.
  public static func != (left: PageID, right: PageID) -> Bool { !(left == right) }

  /// Hashes the bytes, as `==` compares them.
  public func hash(into hasher: inout Hasher) {
    var copy = rawValue
    copy.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension PageID: Codable, CustomStringConvertible {
  /// The id as written.
  public var description: String { rawValue }
}
