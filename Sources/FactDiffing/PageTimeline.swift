import FactModel

/// What a page said, and from when to when: each value once for each time that it stood.
package struct PageTimeline: Sendable {
  /// What was read of a page's bytes, and since when they were there.
  package struct Reading: Sendable {
    package var sheet: FactSheet
    package var since: Timestamp

    package init(sheet: FactSheet, since: Timestamp) {
      self.sheet = sheet
      self.since = since
    }
  }

  /// The values, by aspect, then in the order in which they came.
  package let spans: [ValueSpan]

  /// The values of the readings, which are given in the order of time, the earliest first.
  package init(_ readings: [Reading]) {
    var spans: [ValueSpan] = []
    var open: [ValueSpan.Key: Int] = [:]
    for reading in readings {
      let present = reading.sheet.values
      let keys = Set(present.map(\.key))
      for (key, place) in open where !keys.contains(key) {
        spans[place].until = reading.since
        open[key] = nil
      }
      for value in present where open[value.key] == nil {
        open[value.key] = spans.count
        spans.append(value.span(since: reading.since))
      }
    }
    self.spans = ValueSpan.Aspect.allCases.flatMap { aspect in
      spans.filter { $0.aspect == aspect }
    }
  }
}

/// A value of a page with the time during which it stood.
package struct ValueSpan: Hashable, Codable, Sendable {
  /// What the value is of.
  package enum Aspect: String, Codable, CaseIterable, Sendable {
    /// The page's bytes; the value is their digest.
    case bytes
    /// The title.
    case title
    /// A platform's row; the subject is the platform.
    case availability
    /// A declaration.
    case declaration
    /// A sentence; the subject is the headings above it.
    case sentence
  }

  package var aspect: Aspect
  package var subject: [String]
  package var value: String
  /// When docfacts first read it.
  package var since: Timestamp
  /// When docfacts first read something else; `nil` for what stands.
  package var until: Timestamp?

  /// A sentence is the same under another heading; a version is not the same of another platform.
  struct Key: Hashable {
    var aspect: Aspect
    var subject: [String]
    var value: String
  }
}

/// A value that a sheet states.
private struct StatedValue {
  var aspect: ValueSpan.Aspect
  var subject: [String] = []
  var value: String

  var key: ValueSpan.Key {
    ValueSpan.Key(aspect: aspect, subject: aspect == .sentence ? [] : subject, value: value)
  }

  func span(since: Timestamp) -> ValueSpan {
    ValueSpan(aspect: aspect, subject: subject, value: value, since: since)
  }
}

extension FactSheet {
  fileprivate var values: [StatedValue] {
    [
      StatedValue(aspect: .bytes, value: snapshot.rawValue),
      StatedValue(aspect: .title, value: title),
    ]
      + (header?.availability ?? []).map {
        StatedValue(aspect: .availability, subject: [$0.platform], value: $0.versions)
      }
      + declarations.map { StatedValue(aspect: .declaration, value: $0) }
      + blocks.flatMap { block in
        block.sentences.map {
          StatedValue(aspect: .sentence, subject: block.section, value: $0.timelineValue)
        }
      }
  }
}

extension AvailabilityRow {
  /// The two versions as DocC writes them: `8.0.0 - 26.0.0`, `8.0.0 -`, `-`.
  fileprivate var versions: String {
    [introduced?.description, "-", until?.description].compactMap(\.self).joined(separator: " ")
  }
}

extension Sentence {
  fileprivate var timelineValue: String {
    switch self {
    case .text(let text): text
    case .withheld(let digest): "withheld, digest \(digest)"
    }
  }
}
