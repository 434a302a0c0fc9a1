import CYAML

/// Owns libyaml's parser and hands out its events as values.
///
/// The text's memory must outlive the stream: `YAMLReader.read` keeps both in one scope.
final class EventStream {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let text: UnsafeBufferPointer<UInt8>
  private let lines: LineIndex

  /// `nil` where libyaml got no memory.
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    self.text = text
    lines = LineIndex(text)
    guard yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      return nil
    }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, text.baseAddress, text.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// The next event.
  func next() throws(YAMLError) -> Event {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else {
      throw YAMLProblem(parser.pointee, in: text, lines: lines).error
    }
    defer { yaml_event_delete(&event) }
    return Event(
      kind: kind(of: event), anchor: anchor(of: event), tag: tag(of: event),
      start: lines.position(scalars: event.start_mark.index),
      end: lines.position(scalars: event.end_mark.index))
  }

  private func kind(of event: yaml_event_t) -> Event.Kind {
    switch event.type {
    case YAML_STREAM_START_EVENT: .streamStart
    case YAML_DOCUMENT_START_EVENT: .documentStart
    case YAML_DOCUMENT_END_EVENT: .documentEnd
    case YAML_SCALAR_EVENT: scalar(event)
    case YAML_SEQUENCE_START_EVENT:
      .sequenceStart(
        event.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE ? .flow : .block)
    case YAML_SEQUENCE_END_EVENT: .sequenceEnd
    case YAML_MAPPING_START_EVENT:
      .mappingStart(event.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE ? .flow : .block)
    case YAML_MAPPING_END_EVENT: .mappingEnd
    case YAML_ALIAS_EVENT: .alias(Self.string(event.data.alias.anchor) ?? "")
    default: .streamEnd
    }
  }

  private func anchor(of event: yaml_event_t) -> String? {
    switch event.type {
    case YAML_SCALAR_EVENT: Self.string(event.data.scalar.anchor)
    case YAML_SEQUENCE_START_EVENT: Self.string(event.data.sequence_start.anchor)
    case YAML_MAPPING_START_EVENT: Self.string(event.data.mapping_start.anchor)
    default: nil
    }
  }

  private func tag(of event: yaml_event_t) -> String? {
    switch event.type {
    case YAML_SCALAR_EVENT: Self.string(event.data.scalar.tag)
    case YAML_SEQUENCE_START_EVENT: Self.string(event.data.sequence_start.tag)
    case YAML_MAPPING_START_EVENT: Self.string(event.data.mapping_start.tag)
    default: nil
    }
  }
}
