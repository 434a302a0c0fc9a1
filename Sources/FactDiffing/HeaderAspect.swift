import FactModel

/// Title and the header's keys, availability and symbol apart.
struct HeaderAspect: SheetAspect {
  func changes(from old: FactSheet, to new: FactSheet) -> [Change] {
    let titles = ValueChange(.title, .loud, old.title, new.title).change(of: new.page)
    guard let oldHeader = old.header, let newHeader = new.header else {
      return titles.map { [$0] } ?? []
    }
    let keys =
      keyChanges(from: oldHeader, to: newHeader, titleKnown: titles != nil)
      + unknownChanges(from: oldHeader.unknown ?? [:], to: newHeader.unknown ?? [:])
    return (titles.map { [$0] } ?? []) + keys.compactMap { $0.change(of: new.page) }
  }

  /// The header's own title is passed over where the page's title, its equal, changed too.
  private func keyChanges(
    from old: PageHeader, to new: PageHeader, titleKnown: Bool
  ) -> [ValueChange] {
    [
      ValueChange(.identifier, .loud, old.identifier, new.identifier),
      ValueChange(.title, .loud, old.title, titleKnown ? old.title : new.title),
      ValueChange(.documentType, .normal, old.documentType, new.documentType),
      ValueChange(.role, .normal, old.role, new.role),
      ValueChange(.framework, .normal, old.framework, new.framework),
      ValueChange(.metadataVersion, .noise, old.metadataVersion, new.metadataVersion),
    ]
  }

  private func unknownChanges(
    from old: [String: String], to new: [String: String]
  ) -> [ValueChange] {
    Set(old.keys).union(new.keys).sorted(by: byteOrder).map {
      ValueChange(.unknownKey, .normal, old[$0], new[$0], subject: [$0])
    }
  }
}
