import HTTP

/// Why nothing is known of a page.
package struct FetchFailure: Error, Hashable, Sendable {
  /// What went wrong.
  package enum Kind: Hashable, Sendable {
    /// No answer came, or none that can be used.
    case transfer(TransferError.Kind)
    /// An answer with a status that gives no page.
    case status(Int)
    /// 404 or 410 for a page that was never stored.
    case notFound
    /// A 200 of another media type than the page's kind has.
    case wrongMediaType
    /// A 304 to a request without validators.
    case unasked304
    /// Not asked for, because the run's time was over.
    case deadline
    /// Not asked for, because the host did not take connections.
    case hostUnreachable
    /// Not asked for, because the host wants to be left alone for longer than the run waits.
    case askedToWait

    /// A stable word for reports.
    package var name: String {
      switch self {
      case .transfer(let kind): kind.rawValue
      case .status(let status): "status-\(status)"
      case .notFound: "not-found"
      case .wrongMediaType: "wrong-media-type"
      case .unasked304: "unasked-304"
      case .deadline: "deadline"
      case .hostUnreachable: "host-unreachable"
      case .askedToWait: "asked-to-wait"
      }
    }
  }

  /// What went wrong.
  package let kind: Kind
  /// What was attempted and what came of it, one line.
  package let message: String

  /// A failure of the given parts.
  package init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }

  /// Whether the same request may well succeed a little later.
  var isTransient: Bool {
    switch kind {
    case .transfer(let kind): TransferError(kind, "").isTransient
    case .status(let status): [408, 429, 500, 502, 503, 504].contains(status)
    default: false
    }
  }

  /// Whether the host took no connection.
  var isUnreachable: Bool { [.transfer(.connect), .transfer(.resolve)].contains(kind) }
}
