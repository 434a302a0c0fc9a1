import FactModel

/// Makes the changes that findings suggest.
package enum ArticleFix {
  /// The bytes with the suggestions of the findings, which must be of this file; of two that
  /// overlap the one that stands first in the file is made.
  package static func apply(
    _ findings: [Finding], to bytes: [UInt8], safeOnly: Bool = true
  ) -> [UInt8] {
    let edits = chosen(findings, safeOnly: safeOnly)
      .filter { $0.bytes.lowerBound >= 0 && $0.bytes.upperBound <= bytes.count }
    var result: [UInt8] = []
    var place = 0
    for edit in edits {
      result += bytes[place..<edit.bytes.lowerBound]
      result += edit.text.utf8
      place = edit.bytes.upperBound
    }
    return result + bytes[place...]
  }

  /// The edits in ascending order, none overlapping another; a suggestion is made whole or not.
  private static func chosen(_ findings: [Finding], safeOnly: Bool) -> [Suggestion.Edit] {
    let suggestions = findings.compactMap(\.suggestion)
      .filter { ($0.isSafe || !safeOnly) && !$0.edits.isEmpty }
      .sorted { key($0.edits[0]) < key($1.edits[0]) }
    var taken: [Suggestion.Edit] = []
    for suggestion in suggestions
    where !suggestion.edits.contains(where: { edit in
      taken.contains { $0.bytes.overlaps(edit.bytes) || $0.bytes == edit.bytes }
    }) {
      taken += suggestion.edits
    }
    return taken.sorted { key($0) < key($1) }
  }

  private static func key(_ edit: Suggestion.Edit) -> (Int, Int) {
    (edit.bytes.lowerBound, edit.bytes.upperBound)
  }
}
