import FactModel

/// What is known of the body that is stored for a page so far.
package struct Predecessor: Sendable, Equatable {
  /// The number of its bytes.
  package var bytes: Int
  /// Its title, where it had one.
  package var title: String?
  /// Its header's identifier; `nil` where it had no header.
  package var identifier: String?
  /// Whether it ended in the site's copyright footer.
  package var hasFooter: Bool

  package init(bytes: Int, title: String? = nil, identifier: String? = nil, hasFooter: Bool = false)
  {
    self.bytes = bytes
    self.title = title
    self.identifier = identifier
    self.hasFooter = hasFooter
  }

  /// What the fact sheet of a body of that many bytes says; all that is left of a body where the
  /// source keeps evidence only.
  package init(sheet: FactSheet, bytes: Int) {
    self.init(
      bytes: bytes, title: sheet.title, identifier: sheet.header?.identifier,
      hasFooter: !sheet.boilerplate.isEmpty)
  }
}
