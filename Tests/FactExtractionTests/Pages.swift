import FactExtraction
import FactModel

/// A page in DocC's form: a header titled `title`, of a symbol unless told otherwise, and `body`
/// below the first heading.
func page(titled title: String = "Kite", isSymbol: Bool = true, _ body: String) -> String {
  let symbol = """
    "symbol" : { "kind" : "Class", "modules" : [ "Kites" ], "preciseIdentifier" : "s:K" },
    """
  return """
    <!--
    {
      "documentType" : "\(isSymbol ? "symbol" : "article")",
      "framework" : "Kites",
      "identifier" : "/documentation/Kites/Kite",
      "metadataVersion" : "0.1.0",
      \(isSymbol ? symbol : "")
      "title" : "\(title)"
    }
    -->

    # \(title)

    \(body)
    """
}

func extract(_ text: String, kind: PageKind = .doccMarkdown) throws(ExtractionError) -> FactSheet {
  guard let page = PageID(rawValue: "kites/kite"),
    let digest = Digest(rawValue: String(repeating: "a", count: 40))
  else { preconditionFailure("the sample's page and digest are well formed") }
  return try FactExtractor().factSheet(
    page: page, kind: kind, digest: digest, body: Array(text.utf8))
}

/// The sheet's prose, a line a block: `kind/label section: sentence | sentence`.
func prose(_ text: String) throws(ExtractionError) -> [String] {
  try extract(text).blocks.map { block in
    let kind = block.kind.rawValue + (block.label.map { "/\($0)" } ?? "")
    let section = block.section.map { " \($0)" }.joined(separator: " >")
    return "\(kind)\(section): \(block.sentences.map(words).joined(separator: " | "))"
  }
}

/// The groups, a line a group: `title: member -> target (abstract), …`.
func lines(_ groups: [LinkGroup]) -> [String] {
  groups.map { group in
    let members = group.members.map { member in
      "\(member.title) -> \(member.target)" + (member.abstract.map { " (\(words($0)))" } ?? "")
    }
    return "\(group.title ?? "-"): \(members.joined(separator: ", "))"
  }
}

func words(_ sentence: Sentence) -> String {
  switch sentence {
  case .text(let text): text
  case .withheld(let digest): "#\(digest.rawValue.prefix(4))"
  }
}
