/// Why no answer came, or none that can be used.
package struct TransferError: Error, Hashable, Sendable {
  /// What went wrong; the raw values are stable words for reports.
  package enum Kind: String, CaseIterable, Sendable {
    case address, resolve, connect, handshake, certificate, timeout, truncated, cancelled
    case connectionLost = "connection-lost"
    case tooLarge = "too-large"
    case tooManyRedirects = "too-many-redirects"
    case redirectRefused = "redirect-refused"
    case badAnswer = "bad-answer"
    case fileMissing = "file-missing"
    case fileRootMissing = "file-root-missing"
    case fileRefused = "file-refused"
    case fileUnreadable = "file-unreadable"
  }

  /// What went wrong.
  package let kind: Kind
  /// What was attempted and what came of it, one line without control characters.
  package let message: String

  /// An error of the given kind.
  package init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = oneLine(message)
  }

  /// Whether the same request may well succeed a little later.
  package var isTransient: Bool {
    switch kind {
    case .resolve, .connect, .handshake, .timeout, .truncated, .connectionLost: true
    default: false
    }
  }
}

/// The text with each control character as a space: it may hold what a server sent.
private func oneLine(_ text: String) -> String {
  var line = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    let isControl = scalar.properties.generalCategory == .control
    line.append(isControl ? " " : scalar)
  }
  return String(line)
}
