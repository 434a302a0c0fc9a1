/// What a `LoopbackServer` sends.
package struct ServedAnswer: Sendable {
  /// How an answer ends.
  package enum Ending: Equatable, Sendable {
    /// As HTTP wants it; the connection stays.
    case complete
    /// The connection is closed after that many bytes of the body.
    case cut(bodyBytes: Int)
    /// The connection is reset before anything is sent.
    case reset
    /// Nothing is sent, until the other side gives up.
    case hang
  }

  /// The status code.
  package var status: Int
  /// The header fields, `Content-Length` aside, which is added.
  package var fields: [(name: String, value: String)]
  /// The body.
  package var body: [UInt8]
  /// How long the server waits before it answers.
  package var delay: Duration = .zero
  /// How the answer ends.
  package var ending = Ending.complete

  /// An answer of the given parts.
  package init(_ status: Int, fields: [(name: String, value: String)] = [], body: [UInt8] = []) {
    self.status = status
    self.fields = fields
    self.body = body
  }

  /// A page: status 200, the text, and its media type unless that is `nil`.
  package static func text(_ text: String, mediaType: String? = "text/markdown") -> Self {
    let type = mediaType.map { [(name: "Content-Type", value: $0)] } ?? []
    return Self(200, fields: type, body: Array(text.utf8))
  }

  /// A status without a body.
  package static func status(_ status: Int) -> Self { Self(status) }

  /// A redirect (302) to an address or a path.
  package static func redirect(to target: String) -> Self {
    Self(302, fields: [("Location", target)])
  }

  /// The answer with one more header field.
  package func field(_ name: String, _ value: String) -> Self {
    var answer = self
    answer.fields.append((name, value))
    return answer
  }

  /// The answer with another ending.
  package func ending(_ ending: Ending) -> Self {
    var answer = self
    answer.ending = ending
    return answer
  }

  /// The answer after a wait.
  package func after(_ delay: Duration) -> Self {
    var answer = self
    answer.delay = delay
    return answer
  }

  /// The whole message.
  func bytes(isHead: Bool) -> [UInt8] {
    var head = "HTTP/1.1 \(status) Scripted\r\n"
    fields.forEach { head += "\($0.name): \($0.value)\r\n" }
    if status != 304 { head += "Content-Length: \(body.count)\r\n" }
    return Array((head + "\r\n").utf8) + (isHead || status == 304 ? [] : body)
  }
}
