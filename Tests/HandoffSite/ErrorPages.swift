extension DocCPage {
  /// The errors' own pages: one has more than its line, which the articles leave open.
  static let errors = [
    error(
      "NSUserActivityHandoffUserInfoTooLargeError",
      "The user info dictionary was too large to receive."),
    error(
      "NSUserActivityConnectionUnavailableError",
      "The user activity couldn’t be continued because a required connection wasn’t available."),
    error(
      "NSUserActivityHandoffFailedError",
      "The data for the user activity wasn’t available.\n\n## Discussion\n\nTry again later."),
    error(
      "NSUserActivityRemoteApplicationTimedOutError",
      "The remote application failed to send data within the specified time."),
  ]

  private static func error(_ name: String, _ body: String) -> DocCPage {
    DocCPage(
      path: "foundation/\(name.lowercased())-swift.var", title: name, kind: "Global Variable",
      declaration: "var \(name): Int { get }", body: body)
  }
}
