/// A page to ask for.
package struct HTTPRequest: Equatable, Sendable {
  /// The address: `https`, `http` or `file`, percent-encoded, without user name and password.
  package var url: String
  /// What was stored before, so that the server may answer 304; `nil` asks for the body.
  package var validators: Validators?
  /// The `Accept` field's value; `nil` accepts anything.
  package var accept: String?
  /// The directory address that a `file` address must lie below, symbolic links resolved; not
  /// looked at for other schemes.
  package var fileRoot: String?
  /// What the answer may cost.
  package var limits: TransferLimits

  /// A request of the given parts.
  package init(
    url: String, validators: Validators? = nil, accept: String? = nil, fileRoot: String? = nil,
    limits: TransferLimits = TransferLimits()
  ) {
    self.url = url
    self.validators = validators
    self.accept = accept
    self.fileRoot = fileRoot
    self.limits = limits
  }
}
