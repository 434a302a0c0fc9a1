import QuoteMatching

/// Two lists of names compared as sets: code ticks, typography and order do not count.
struct MemberComparison {
  /// Expected and not found, as the claim writes them.
  let missing: [String]
  /// Found and not expected, as the page prints them.
  let extra: [String]

  /// `aliases` gives other names of an expected member.
  init(found: [String], expected: [String], aliases: [String: [String]] = [:]) {
    var names: [[UInt8]: [UInt8]] = [:]
    for (member, others) in aliases.sorted(by: { $0.key < $1.key }) {
      for other in others { names[Self.key(other)] = Self.key(member) }
    }
    for member in expected { names[Self.key(member)] = Self.key(member) }
    func canonical(_ name: String) -> [UInt8] { names[Self.key(name)] ?? Self.key(name) }
    let foundKeys = Set(found.map(canonical))
    let expectedKeys = Set(expected.map(canonical))
    missing = expected.filter { !foundKeys.contains(canonical($0)) }
    extra = found.filter { !expectedKeys.contains(canonical($0)) }
  }

  /// What differs, or `nil` where nothing does.
  var difference: String? {
    let parts = [("missing", missing), ("not expected", extra)].compactMap { word, names in
      names.isEmpty ? nil : "\(word): \(names.joined(separator: ", "))"
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  private static func key(_ name: String) -> [UInt8] {
    FoldedText(prose: name.utf8.filter { $0 != 0x60 }).utf8
  }
}
