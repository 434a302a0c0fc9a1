/// What kind of source a statement rests on. A class is never promoted: a derived statement is no
/// stronger than its weakest input.
public enum EvidenceClass: String, Codable, CaseIterable, Sendable {
  /// The machine-readable header of a documentation page.
  case header
  /// The text of a current reference page.
  case reference
  /// A technote.
  case technote
  /// A guide of the maker other than reference and technote: platform security, support pages.
  case guide
  /// A page of the documentation archive; quoted with its revision date, and history only.
  case archive
  /// A measurement or trial of someone's own, with date, devices, systems and convention.
  case experiment
  /// Reports in forums and blogs: evidence about experience, never about what the API promises.
  case community
  /// The documentation of another vendor, however many agree.
  case vendor
  /// Derived by the author from other facts.
  case inference
  /// Heard and not verified; never usable as evidence.
  case lead
}

extension EvidenceClass: Comparable {
  /// The weaker class is the smaller.
  public static func < (left: Self, right: Self) -> Bool { left.rank > right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
