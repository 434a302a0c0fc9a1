import FactModel

extension FactSheet {
  /// The groups of one list of links.
  subscript(list: Section.LinkList) -> [LinkGroup] {
    get { self[keyPath: list.keyPath] }
    set { self[keyPath: list.keyPath] = newValue }
  }
}

extension Section.LinkList {
  fileprivate var keyPath: WritableKeyPath<FactSheet, [LinkGroup]> {
    switch self {
    case .topics: \.topics
    case .relationships: \.relationships
    case .seeAlso: \.seeAlso
    }
  }
}

extension [LinkGroup] {
  mutating func appendToLast(_ members: [LinkGroup.Member]) {
    guard let last = indices.last else { return }
    self[last].members.append(contentsOf: members)
  }

  /// Gives the last member of the last group its abstract.
  mutating func describeLast(_ abstract: Sentence) {
    guard let group = indices.last, let member = self[group].members.indices.last else { return }
    self[group].members[member].abstract = abstract
  }
}
