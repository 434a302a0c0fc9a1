/// What kind of change it is; the cases stand in the order of reports.
///
/// The raw values are a stable machine form.
package enum ChangeKind: String, Codable, CaseIterable, Sendable {
  case availabilityListVanished = "availability.list-vanished"
  case availabilityListAppeared = "availability.list-appeared"
  case upperBoundAppeared = "availability.upper-bound-appeared"
  case upperBoundVanished = "availability.upper-bound-vanished"
  case upperBoundMoved = "availability.upper-bound-moved"
  case introducedChanged = "availability.introduced-changed"
  case introducedVanished = "availability.introduced-vanished"
  case introducedAppeared = "availability.introduced-appeared"
  case statementChanged = "availability.statement-changed"
  case platformRemoved = "availability.platform-removed"
  case platformAdded = "availability.platform-added"
  case upperBoundFloated = "availability.upper-bound-floated"
  case platformRespelled = "availability.platform-respelled"
  case versionRespelled = "availability.version-respelled"
  case availabilityReordered = "availability.reordered"

  case pageKind = "page.kind"
  case headerVanished = "header.vanished"
  case headerAppeared = "header.appeared"
  case identifier = "header.identifier"
  case title
  case documentType = "header.document-type"
  case role = "header.role"
  case symbolKind = "header.symbol-kind"
  case framework = "header.framework"
  case modules = "header.modules"
  case preciseIdentifier = "header.precise-identifier"
  case metadataVersion = "header.metadata-version"
  case unknownKey = "header.unknown-key"

  case declarationChanged = "declaration.changed"
  case declarationRemoved = "declaration.removed"
  case declarationAdded = "declaration.added"

  case sectionRemoved = "section.removed"
  case sectionAdded = "section.added"
  case sectionRenamed = "section.renamed"
  case sectionReordered = "section.reordered"
  case sentenceChanged = "sentence.changed"
  case sentenceRemoved = "sentence.removed"
  case sentenceAdded = "sentence.added"
  case sentenceMoved = "sentence.moved"
  case sentenceReordered = "sentence.reordered"
  case sentenceReformed = "sentence.reformed"
  case sentenceWithheld = "sentence.withheld"
  case sentenceKeeping = "sentence.keeping"
  case asideRelabelled = "aside.relabelled"
  case parameterRemoved = "parameter.removed"
  case parameterAdded = "parameter.added"
  case parameterRenamed = "parameter.renamed"

  case topicGroupRemoved = "topic.group-removed"
  case topicGroupAdded = "topic.group-added"
  case topicGroupRenamed = "topic.group-renamed"
  case topicMemberRemoved = "topic.member-removed"
  case topicMemberAdded = "topic.member-added"
  case topicMemberRenamed = "topic.member-renamed"
  case topicMemberMoved = "topic.member-moved"
  case topicAbstractChanged = "topic.abstract-changed"
  case topicReordered = "topic.reordered"
  case relationshipRemoved = "relationship.removed"
  case relationshipAdded = "relationship.added"
  case relationshipReordered = "relationship.reordered"
  case seeAlsoRemoved = "see-also.removed"
  case seeAlsoAdded = "see-also.added"
  case seeAlsoReordered = "see-also.reordered"
  case linkRemoved = "link.removed"
  case linkAdded = "link.added"
  case linkCase = "link.case"
  case boilerplate

  case pageRemoved = "page.removed"
  case pageGone = "page.gone"
  case pageAdded = "page.added"
  case bytesOnly = "page.bytes-only"
  case unexplained = "page.unexplained"

  private static let ranks = Dictionary(
    uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })

  /// The place in the order of reports, from 0.
  package var rank: Int { Self.ranks[self] ?? Self.allCases.count }
}
