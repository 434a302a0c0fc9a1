import FactModel

/// Says what keeps a path from naming a page of a source.
struct PagePathCheck: Sendable {
  let kind: PageKind
  let base: BaseAddress

  /// What is wrong with `path`: the first rule it breaks.
  func problem(with path: String) -> TextProblem? {
    for rule in Self.rules {
      if let problem = rule(self, path) { return problem }
    }
    return nil
  }

  private static let rules: [@Sendable (PagePathCheck, String) -> TextProblem?] = [
    absoluteAddress, outerSlash, queryOrAnchor, percentEncoding, component, suffix, capitals,
    length,
  ]

  private static func absoluteAddress(_ check: Self, _ path: String) -> TextProblem? {
    guard AddressParts(path) != nil else { return nil }
    let isBelow = path.utf8.starts(with: check.base.text.utf8)
    let rest = isBelow ? String(path.utf8.dropFirst(check.base.text.utf8.count)) : nil
    return TextProblem(
      "'\(path.shortened)' is an address, a page is given by its path below the base",
      hint: rest.flatMap { $0.isEmpty ? nil : "did you mean '\($0.shortened)'?" })
  }

  private static func outerSlash(_ check: Self, _ path: String) -> TextProblem? {
    let slash = UInt8(ascii: "/")
    guard path.utf8.first == slash || path.utf8.last == slash else { return nil }
    let inner = path.utf8.drop { $0 == slash }.reversed().drop { $0 == slash }.reversed()
    let text = String(decoding: Array(inner), as: UTF8.self)
    return TextProblem(
      "the page path '\(path.shortened)' begins or ends with a slash",
      hint: text.isEmpty ? nil : "did you mean '\(text.shortened)'?")
  }

  private static func queryOrAnchor(_ check: Self, _ path: String) -> TextProblem? {
    guard let mark = path.utf8.firstIndex(where: { $0 == 0x3F || $0 == 0x23 }) else { return nil }
    let rest = String(path[..<mark])
    return TextProblem(
      "the page path '\(path.shortened)' holds a query or an anchor",
      hint: rest.isEmpty ? nil : "did you mean '\(rest.shortened)'?")
  }

  private static func percentEncoding(_ check: Self, _ path: String) -> TextProblem? {
    guard let decoded = path.percentDecoded, !decoded.utf8.elementsEqual(path.utf8) else {
      return nil
    }
    return TextProblem(
      "the page path '\(path.shortened)' is percent-encoded",
      hint: "did you mean '\(decoded.shortened)'?")
  }

  private static func component(_ check: Self, _ path: String) -> TextProblem? {
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard parts.contains(where: { [[], [0x2E], [0x2E, 0x2E]].contains(Array($0)) }) else {
      return nil
    }
    return TextProblem("the page path '\(path.shortened)' has an empty, '.' or '..' component")
  }

  private static func suffix(_ check: Self, _ path: String) -> TextProblem? {
    guard check.kind == .doccMarkdown || check.kind == .doccJSON,
      let suffix = [".md", ".json"].first(where: { path.hasSuffix($0) })
    else { return nil }
    let rest = String(path.utf8.dropLast(suffix.utf8.count)) ?? path
    return TextProblem(
      "the page path '\(path.shortened)' ends in '\(suffix)', which its kind adds by itself",
      hint: "did you mean '\(rest.shortened)'?")
  }

  private static func capitals(_ check: Self, _ path: String) -> TextProblem? {
    guard check.base.ignoresCase(of: check.kind) else { return nil }
    let folded = path.lowercasedASCII
    guard !folded.utf8.elementsEqual(path.utf8) else { return nil }
    return TextProblem(
      "the page path '\(path.shortened)' has capitals, Apple's addresses have none",
      hint: "did you mean '\(folded.shortened)'?")
  }

  private static func length(_ check: Self, _ path: String) -> TextProblem? {
    guard path.utf8.count > 2048 else { return nil }
    return TextProblem("the page path has \(path.utf8.count) bytes, the limit is 2048")
  }
}

extension BaseAddress {
  /// Whether the server takes capitals and small letters of a path for the same.
  ///
  /// Known of Apple's DocC pages, whose addresses are written in lower case.
  func ignoresCase(of kind: PageKind) -> Bool {
    host == "developer.apple.com" && (kind == .doccMarkdown || kind == .doccJSON)
  }
}

extension Source {
  /// What keeps `path` from naming a page of the source.
  func problem(with path: String) -> TextProblem? {
    (try? BaseAddress(base)).flatMap { PagePathCheck(kind: kind, base: $0).problem(with: path) }
  }
}
