/// How much time and memory one answer may take.
package struct TransferLimits: Equatable, Sendable {
  /// The most bytes of a body, after decompression.
  package var bodyBytes = 32 << 20
  /// The most bytes of all header fields together.
  package var headerBytes = 64 << 10
  /// The most redirects followed; one more is an error.
  package var redirects = 5
  /// The longest time until a connection stands.
  package var connect: Duration = .seconds(15)
  /// The longest time in which less than a byte a second arrives.
  package var stall: Duration = .seconds(30)
  /// The longest time from the request to the last byte, for each redirect anew.
  package var total: Duration = .seconds(120)

  /// The limits for pages of documentation.
  package init() {}
}
