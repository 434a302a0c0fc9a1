import FactModel

/// What kinds of source the pages of a workspace are.
struct PageEvidence {
  private let kinds: [SourceID: PageKind]

  init(_ sources: SourceList) {
    kinds = Dictionary(sources.sources.map { ($0.id, $0.kind) }) { first, _ in first }
  }

  /// The strongest class that the predicate can show, with the page or check that keeps it from
  /// being stronger; `nil` where it speaks of no page of a source.
  func limit(of predicate: Predicate) -> EvidenceLimit? {
    predicate.leaves.flatMap(limits).min { $0.evidence < $1.evidence }
  }

  private func limits(of leaf: Predicate) -> [EvidenceLimit] {
    leaf.pages.compactMap { page in
      kinds[page.source].map { kind in
        EvidenceLimit(evidence: evidence(of: leaf, on: page, kind), reason: "'\(page)'")
      }
    }
  }

  /// Only availability is read from a header; all else is what a page says in its text.
  private func evidence(
    of leaf: Predicate, on page: PageID, _ kind: PageKind
  ) -> EvidenceClass {
    switch kind {
    case .archiveHTML: return .archive
    case .html: return .guide
    case .doccMarkdown, .doccJSON:
      if case .availability = leaf { return .header }
      return page.isTechnote ? .technote : .reference
    }
  }
}

/// The strongest class that something can have, and what keeps it from being stronger.
struct EvidenceLimit: Equatable {
  var evidence: EvidenceClass
  var reason: String
}

extension PageID {
  /// Whether the page stands in the folder of technotes.
  fileprivate var isTechnote: Bool {
    path.utf8.split(separator: UInt8(ascii: "/")).dropLast()
      .contains { $0.elementsEqual("technotes".utf8) }
  }
}
