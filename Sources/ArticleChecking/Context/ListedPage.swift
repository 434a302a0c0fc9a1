import FactModel

/// What is known of a watched page without reading it: what an article may call it by.
package struct ListedPage: Equatable, Sendable {
  /// The page.
  package var id: PageID
  /// What form it has.
  package var kind: PageKind
  /// What kind of source it is.
  package var evidenceClass: EvidenceClass
  /// Its titles: the header's, the expected one.
  package var titles: [String]
  /// The header's identifier, as in `/documentation/Foundation/NSUserActivity/userInfo`.
  package var identifier: String?
  /// The header's role: `Class`, `Instance Property`.
  package var role: String?
  /// The addresses it answers under, the source's own and those it redirected from.
  package var addresses: [String]

  package init(
    id: PageID, kind: PageKind = .doccMarkdown, evidenceClass: EvidenceClass = .reference,
    titles: [String] = [], identifier: String? = nil, role: String? = nil,
    addresses: [String] = []
  ) {
    self.id = id
    self.kind = kind
    self.evidenceClass = evidenceClass
    self.titles = titles
    self.identifier = identifier
    self.role = role
    self.addresses = addresses
  }
}
