/// A sentence of a page: its words where the source keeps bytes, a digest of them where it keeps
/// evidence only.
public enum Sentence: Hashable, Sendable {
  /// The rendered words, white space folded.
  case text(String)
  /// The digest of the rendered words; the words themselves are not kept in git.
  case withheld(Digest)
}

extension Sentence: Codable {
  private enum Key: String, CodingKey { case digest }

  /// Reads a string as words and an object as a digest.
  public init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self = .text(text)
    } else {
      self = .withheld(
        try decoder.container(keyedBy: Key.self).decode(Digest.self, forKey: .digest))
    }
  }

  /// Writes words as a string and a digest as an object.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .text(let text):
      var container = encoder.singleValueContainer()
      try container.encode(text)
    case .withheld(let digest):
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(digest, forKey: .digest)
    }
  }
}
