import ProcessRunning

/// How a run of the tool ended and what it wrote, as text.
struct ToolOutcome {
  /// The exit status.
  let code: Int32
  /// Standard output.
  let output: String
  /// Standard error.
  let errors: String

  init(_ outcome: ProcessOutcome) {
    code = outcome.ending.code
    output = outcome.outputText
    errors = outcome.errorText
  }
}
