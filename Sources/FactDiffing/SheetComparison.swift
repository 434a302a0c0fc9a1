import FactModel

/// Compares fact sheets that the same extractor read.
package struct SheetComparison {
  private let aspects: [any SheetAspect]

  /// A comparison of every part of a sheet.
  ///
  /// `digest` gives the digest that stands in place of withheld words; with it a sentence withheld
  /// in one sheet is known again in another that has its words.
  package init(digest: ((String) -> Digest)? = nil) {
    aspects = [
      AvailabilityAspect(), KindAspect(), HeaderAspect(), SymbolAspect(), DeclarationAspect(),
      ProseAspect(digest: digest), TopicAspect(), RelationshipAspect(), SeeAlsoAspect(),
      LinkAspect(), BoilerplateAspect(),
    ]
  }

  /// What changed on a page; `nil` stands for a page that is not there.
  ///
  /// Sheets read from the same bytes differ by their extractor only, which is no change of the
  /// page. A difference that no aspect names is `unexplained`, never passed over.
  package func changes(from old: FactSheet?, to new: FactSheet?) -> [Change] {
    switch (old, new) {
    case (nil, nil): return []
    case (nil, let new?): return [Change(.pageAdded, of: new.page, after: new.title)]
    case (let old?, nil): return [Change(.pageRemoved, of: old.page, .loud, before: old.title)]
    case (let old?, let new?):
      guard old.snapshot != new.snapshot else { return [] }
      let found = aspects.flatMap { $0.changes(from: old, to: new) }
      return found.isEmpty ? [unnamedChange(from: old, to: new)] : found
    }
  }

  private func unnamedChange(from old: FactSheet, to new: FactSheet) -> Change {
    var sameBytes = new
    sameBytes.snapshot = old.snapshot
    return sameBytes == old
      ? Change(.bytesOnly, of: new.page, .noise) : Change(.unexplained, of: new.page)
  }
}

/// What changed on a page between two fact sheets of one extractor; `nil` is a page not there.
package func changes(from old: FactSheet?, to new: FactSheet?) -> [Change] {
  SheetComparison().changes(from: old, to: new)
}
