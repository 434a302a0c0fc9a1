/// What an `HTTPClient` does for every request.
package struct HTTPConfiguration: Sendable {
  /// The `User-Agent` field: name, version and where its owner can be reached.
  package var userAgent: String
  /// The most connections to one host at once.
  package var connectionsPerHost: Int
  /// A PEM file of certificate authorities to trust in place of the system's.
  package var certificateAuthorities: String?

  /// A configuration of the given parts.
  package init(
    userAgent: String, connectionsPerHost: Int = 2, certificateAuthorities: String? = nil
  ) {
    self.userAgent = userAgent
    self.connectionsPerHost = connectionsPerHost
    self.certificateAuthorities = certificateAuthorities
  }
}

/// Asks for pages over HTTP/2, HTTP/1.1 and from local files, through libcurl.
///
/// One thread drives all transfers. It ends with the client; transfers still going are then
/// cancelled. Certificates are always verified.
package final class HTTPClient: Sendable {
  private let inbox: TransferInbox

  /// A client with its own thread and connections.
  package init(_ configuration: HTTPConfiguration) {
    inbox = TransferInbox()
    TransferLoop.start(for: inbox, configuration)
  }

  deinit { inbox.close() }

  /// The answer to a request, redirects within the host followed.
  ///
  /// Any status is an answer. Cancelling the task ends the transfer at once with `.cancelled`.
  package func answer(to request: HTTPRequest) async throws(TransferError) -> HTTPResponse {
    var received = 0
    var request = request
    var address = try WebAddress(request.url)
    if address.scheme == "file" { try checkFile(request, at: address) }
    for _ in 0...max(0, request.limits.redirects) {
      var hop = try await inbox.transfer(request)
      received += hop.response.receivedBytes
      hop.response.receivedBytes = received
      guard let target = hop.redirect else { return hop.response }
      let next = try WebAddress(target)
      guard address.mayRedirect(to: next) else {
        throw TransferError(.redirectRefused, "\(request.url) redirects to \(target)")
      }
      (request.url, address) = (target, next)
    }
    throw TransferError(
      .tooManyRedirects, "\(request.url): more than \(request.limits.redirects) redirects")
  }
}
