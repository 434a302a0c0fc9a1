import FactModel

extension PassComparison {
  /// Compares two sheets of one page; `nil` where they are of two pages or of two languages.
  package init?(markdown: FactSheet, json: FactSheet) {
    guard let left = markdown.header, let right = json.header,
      left.identifier.lowercased() == right.identifier.lowercased(),
      right.language.map({ $0 == "swift" || $0 == "data" }) ?? true
    else { return nil }
    let (first, second) = (markdown.statements, json.statements)
    var (agreed, disagreements): ([String], [Disagreement]) = ([], [])
    for about in Set(first.keys).union(second.keys).sorted(by: byteOrder) {
      let (one, other) = (first[about], second[about])
      if let one, let other, one.isWithheld != other.isWithheld { continue }
      if one?.isSame(other) ?? false {
        agreed.append(about)
      } else {
        disagreements.append(.init(about: about, markdown: one?.words, json: other?.words))
      }
    }
    self.init(
      markdown: markdown.page, json: json.page, markdownSnapshot: markdown.snapshot,
      jsonSnapshot: json.snapshot, agreed: agreed, disagreements: disagreements)
  }
}

/// A fact as a pass states it.
private struct Statement {
  /// As written, for people.
  var words: String
  /// What is compared.
  var value: String
  /// Whether digests stand for the words; they cannot be compared to words.
  var isWithheld = false

  init(_ words: String, value: String? = nil) {
    self.words = words
    self.value = value ?? words
  }

  func isSame(_ other: Statement?) -> Bool {
    other.map { value.utf8.elementsEqual($0.value.utf8) } ?? false
  }
}

extension FactSheet {
  /// What both passes can state, by what it is about.
  fileprivate var statements: [String: Statement] {
    var statements = ["title": Statement(title)]
    statements["role"] = header?.role.map { Statement($0) }
    for row in header?.availability ?? [] {
      statements["availability \(row.platformName)"] = row.statementOfVersions
    }
    if let declaration = declarations.first {
      statements["declaration"] = Statement(
        declaration, value: declaration.filter { !$0.isWhitespace })
    }
    if let abstract = blocks.first(where: { $0.kind == .abstract }) {
      var said = Statement(abstract.sentences.map(\.comparable).joined(separator: " "))
      said.isWithheld = abstract.sentences.contains(where: \.isWithheld)
      statements["abstract"] = said
    }
    let members = topics.flatMap(\.members).map { $0.target.lowercased() }.sorted(by: byteOrder)
    if !members.isEmpty { statements["topics"] = Statement(members.joined(separator: " ")) }
    return statements
  }
}

extension AvailabilityRow {
  /// One spelling for the platform that Markdown calls `macCatalyst`.
  fileprivate var platformName: String {
    platform.lowercased().filter { $0 != " " } == "maccatalyst" ? "Mac Catalyst" : platform
  }

  fileprivate var statementOfVersions: Statement {
    let versions = [introduced, until]
    let words = [introduced?.text, "-", until?.text].compactMap(\.self).joined(separator: " ")
    return Statement(words, value: versions.map { "\($0?.numbers ?? [])" }.joined())
  }
}

extension Sentence {
  fileprivate var isWithheld: Bool {
    if case .withheld = self { true } else { false }
  }

  /// The words, or the digest that stands for them.
  fileprivate var comparable: String {
    switch self {
    case .text(let words): words
    case .withheld(let digest): digest.rawValue
    }
  }
}
