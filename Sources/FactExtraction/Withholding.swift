import FactModel

extension FactSheet {
  /// The sheet for sources whose words are not kept in git: each sentence of the prose, of link
  /// abstracts and of the boilerplate is replaced by its digest, except those in `kept`.
  ///
  /// Header, title, declarations, outline, link titles and targets stay; they are facts, not prose.
  package func withholding(
    except kept: Set<String> = [], digest: @escaping (String) -> Digest
  ) -> FactSheet {
    let withheld = { (sentence: Sentence) -> Sentence in
      guard case .text(let words) = sentence, !kept.contains(words) else { return sentence }
      return .withheld(digest(words))
    }
    var sheet = self
    for index in sheet.blocks.indices {
      sheet.blocks[index].sentences = sheet.blocks[index].sentences.map(withheld)
    }
    for list: Section.LinkList in [.topics, .relationships, .seeAlso] {
      sheet[list] = sheet[list].map { $0.withAbstracts(withheld) }
    }
    sheet.boilerplate = boilerplate.map { kept.contains($0) ? $0 : digest($0).rawValue }
    return sheet
  }
}

extension LinkGroup {
  fileprivate func withAbstracts(_ replace: (Sentence) -> Sentence) -> LinkGroup {
    var group = self
    for index in members.indices {
      group.members[index].abstract = members[index].abstract.map(replace)
    }
    return group
  }
}
