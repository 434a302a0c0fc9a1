/// Why an address means no page of the source list.
package enum PageURLError: Error, Equatable, Sendable {
  /// The text is no address and no page id of a known source.
  case noAddress(String)
  /// The address holds a user name or password.
  case holdsSecret
  /// The address lies below no base; the bases there are.
  case noSource(String, bases: [String])
  /// The address is a base, and a base is no page.
  case isBase(String)
  /// The path below the base can be no page's; the reason.
  case noPage(String, reason: String)
}

extension PageURLError: CustomStringConvertible {
  /// What is wrong with the address, and what there is.
  package var description: String {
    switch self {
    case .noAddress(let text): "'\(text.shortened)' is no address and no page id"
    case .holdsSecret: "the address holds a user name or password"
    case .noSource(let text, let bases):
      "'\(text.shortened)' lies below no source's base (bases: \(bases.joined(separator: ", ")))"
    case .isBase(let text): "'\(text.shortened)' is a source's base, not a page"
    case .noPage(let text, let reason): "'\(text.shortened)' is no page: \(reason)"
    }
  }
}
