/// The address of a source, read into its parts.
struct BaseAddress: Equatable, Sendable {
  /// The address as written.
  let text: String
  /// `https`, `http` or `file`.
  let scheme: String
  /// The host in lower case without a default port; empty for `file`.
  let host: String
  /// The path, with a slash at both ends.
  let path: String

  /// Reads an address.
  ///
  /// - Throws: the first thing that keeps it from being a base.
  init(_ text: String) throws(TextProblem) {
    guard text.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }), !text.utf8.contains(0x5C) else {
      throw TextProblem(
        "the base holds white space, a control character or a backslash", hint: "percent-encode it")
    }
    let address = try Self.split(text)
    try Self.refuseExtras(text, authority: address.authority)
    guard address.path.hasSuffix("/") else {
      throw TextProblem(
        "the base does not end in a slash", hint: "did you mean '\(text.shortened)/'?")
    }
    guard address.path.hasPathWithoutDots else {
      throw TextProblem("the base's path has an empty, '.' or '..' component")
    }
    self.text = text
    scheme = address.scheme
    host = address.authority.withoutDefaultPort(of: address.scheme)
    path = address.path
  }

  private static func split(_ text: String) throws(TextProblem) -> AddressParts {
    guard let address = AddressParts(text) else {
      throw TextProblem(
        "the base has no scheme",
        hint: text.utf8.first == UInt8(ascii: "/")
          ? "did you mean 'file://\(text.shortened)'?" : "did you mean 'https://\(text.shortened)'?"
      )
    }
    guard ["https", "http", "file"].contains(address.scheme) else {
      throw TextProblem(
        "the base has the scheme '\(address.scheme.shortened)'", hint: "known: https, http, file")
    }
    guard address.authority.isEmpty == (address.scheme == "file") else {
      throw TextProblem(
        address.scheme == "file" ? "a file base names no host" : "the base has no host",
        hint: address.scheme == "file" ? "begin it with three slashes: 'file:///…'" : nil)
    }
    return address
  }

  private static func refuseOddHost(_ authority: String) throws(TextProblem) {
    let isHost = authority.utf8.allSatisfy { $0.isASCIILetterOrDigit || "-._:[]".utf8.contains($0) }
    guard !isHost else { return }
    throw TextProblem(
      "the base's host '\(authority.shortened)' holds a character that no host name has",
      hint: "write an international name in its 'xn--' form")
  }

  private static func refuseExtras(_ text: String, authority: String) throws(TextProblem) {
    guard !authority.utf8.contains(UInt8(ascii: "@")) else {
      throw TextProblem(
        "the base holds a user name or password", hint: "the file is kept in git: remove it")
    }
    try refuseOddHost(authority)
    guard let extra = text.unicodeScalars.first(where: { $0 == "?" || $0 == "#" }) else { return }
    throw TextProblem(
      extra == "?" ? "the base holds a query" : "the base holds an anchor",
      hint: "end it before the '\(extra)'")
  }
}

extension String {
  /// Whether no component between the first and the last slash is empty, `.` or `..`.
  fileprivate var hasPathWithoutDots: Bool {
    utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .dropFirst().dropLast()
      .allSatisfy { !$0.isEmpty && !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8) }
  }
}

extension NodeReader where Value == BaseAddress {
  /// Reads a source's base.
  static let baseAddress = NodeReader.text(
    "an address such as 'https://developer.apple.com/documentation/'",
    schema: .text(pattern: "^(https?://[^/?#@]+|file://)/([^?#]*/)?$")
  ) { text throws(TextProblem) in try BaseAddress(text) }
}
