import FactModel

/// The answer to whether a body may be stored for a page.
package enum Admission: Sendable, Equatable {
  /// It may; what was read of it on the way.
  case admitted(Admitted)
  /// It may not, for at least one reason.
  case doubted([Doubt])

  /// What was read of an admitted body.
  package struct Admitted: Sendable, Equatable {
    package var title: String?
    /// `nil` for page kinds without header.
    package var header: PageHeader?

    package init(title: String? = nil, header: PageHeader? = nil) {
      self.title = title
      self.header = header
    }
  }
}
