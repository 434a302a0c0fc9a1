extension NodeReader where Value == Bool {
  /// Reads `yes` or `no`, also written `true` or `false`.
  static let flag = NodeReader.text("'yes' or 'no'", schema: .flag) { text throws(TextProblem) in
    switch text {
    case "yes", "true": return true
    case "no", "false": return false
    default: throw TextProblem("expected 'yes' or 'no', found '\(text.shortened)'")
    }
  }
}
