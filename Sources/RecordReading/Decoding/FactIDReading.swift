import FactModel

extension NodeReader where Value == FactID {
  /// Reads the name of a claim or question.
  static let factID = NodeReader.text(
    "an id such as 'userinfo-no-size'",
    schema: .text(pattern: "^(?=.{1,100}$)[a-z0-9]+(-[a-z0-9]+)*$")
  ) { text throws(TextProblem) in
    guard let id = FactID(rawValue: text) else {
      throw TextProblem(
        "'\(text.shortened)' is no id",
        hint: text.asFactID.map { "did you mean '\($0)'?" }
          ?? "use up to 100 lower-case letters, digits and single hyphens, as in 'userinfo-no-size'"
      )
    }
    return id
  }
}

extension Placed where Value == FactID {
  /// An id in the place of one that could not be read.
  static var unread: Placed? { FactID(rawValue: "unread").map(Placed.standIn) }
}

extension String {
  /// The text in small letters, with one hyphen for everything between its words.
  fileprivate var asFactID: FactID? {
    let words = utf8.prefix(200).split { !$0.isASCIILetterOrDigit }
      .map { String(decoding: Array($0), as: UTF8.self).lowercased() }
    return FactID(rawValue: words.joined(separator: "-"))
  }
}
