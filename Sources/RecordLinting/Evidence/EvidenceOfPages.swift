import FactModel

extension EvidenceClass {
  /// Whether a page of the maker says it, which a machine can look up.
  var isOfPages: Bool {
    switch self {
    case .header, .reference, .technote, .guide, .archive: true
    case .experiment, .community, .vendor, .inference, .lead: false
    }
  }
}
