import FactModel

/// A file that the tool writes, as it is and as the tool would write it.
package struct WrittenFile: Sendable {
  /// The file's name as the user would write it.
  package var name: String
  /// The bytes on disk.
  package var bytes: [UInt8]
  /// The bytes that the writer makes of the same content.
  package var canonical: [UInt8]

  /// A file of the given parts.
  package init(name: String, bytes: [UInt8], canonical: [UInt8]) {
    self.name = name
    self.bytes = bytes
    self.canonical = canonical
  }
}

/// A file that the tool wrote and cannot read.
package struct UnreadableFile: Sendable {
  /// Where reading ended; the beginning of the file where no line is known.
  package var place: Place
  /// Why, without a final stop.
  package var reason: String

  /// A file of the given parts.
  package init(place: Place, reason: String) {
    self.place = place
    self.reason = reason
  }
}

/// A verdict on a claim or question that is no longer recorded.
package struct OrphanVerdict: Sendable {
  /// The claim or question.
  package var fact: FactID
  /// Where the verdict stands.
  package var place: Place

  /// A verdict of the given parts.
  package init(fact: FactID, place: Place) {
    self.fact = fact
    self.place = place
  }
}
