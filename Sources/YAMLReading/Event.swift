/// One step of libyaml's walk over a document, as a value.
struct Event {
  enum Kind {
    case streamStart, streamEnd, documentStart, documentEnd
    case scalar(String, YAMLScalarStyle)
    case sequenceStart(YAMLCollectionStyle), sequenceEnd
    case mappingStart(YAMLCollectionStyle), mappingEnd
    case alias(String)
  }

  var kind: Kind
  /// The anchor and the tag that stand before the node.
  var anchor: String?
  var tag: String?
  var start: YAMLPosition
  var end: YAMLPosition
}
