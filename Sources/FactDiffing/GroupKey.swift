import FactModel

/// What makes changes of different pages one change: all but the page, and for some kinds less.
struct GroupKey: Hashable {
  private let kind: ChangeKind
  private let severity: ChangeSeverity
  private let tally: Change.Tally?
  private let texts: [[ByteText]]

  init(_ change: Change) {
    kind = change.kind
    severity = change.severity
    tally = change.tally
    texts = Self.texts(of: change)
  }

  /// Whether changes of this kind differ beside their pages when their keys are equal.
  static func isNarrow(_ kind: ChangeKind) -> Bool {
    switch kind {
    case .sentenceChanged, .linkCase, .preciseIdentifier, .pageAdded, .pageRemoved, .pageGone:
      true
    default: false
    }
  }

  private static func texts(of change: Change) -> [[ByteText]] {
    if change.kind == .sentenceChanged { return replacements(of: change) }
    guard !isNarrow(change.kind) else { return [] }
    return [
      change.subject.map(ByteText.init), change.section.map(ByteText.init),
      (change.newSection ?? []).map(ByteText.init), [ByteText(change.block?.rawValue ?? "")],
      change.before.map { [ByteText($0)] } ?? [], change.after.map { [ByteText($0)] } ?? [],
      change.classes.map { ByteText($0.rawValue) },
    ]
  }

  /// The words replaced, each replacement once: a renamed product is one change in all sentences.
  private static func replacements(of change: Change) -> [[ByteText]] {
    let unique = Set(
      change.replacements.map { [ByteText($0.before), ByteText($0.after)] })
    return unique.sorted { left, right in
      left.lexicographicallyPrecedes(right) { byteOrder($0.text, $1.text) }
    } + [change.classes.map { ByteText($0.rawValue) }]
  }
}
