/// Rendered text (UTF-8) with, for each byte, the byte of the source it came from.
///
/// `Read [the **guide**](/x).` renders as `Read the guide.`; a soft or hard line break renders as
/// one space, an entity as its character.
package struct MappedText: Sendable, Equatable {
  /// The rendered text.
  package var utf8: [UInt8]
  /// Stretches of `utf8` in order, without gaps: where each begins here and in the source.
  package var runs: [Run]
  /// Stretches that carried markup, in order of their start; they may nest.
  package var marks: [Mark]

  /// A stretch of rendered text.
  package struct Run: Sendable, Equatable {
    /// Where the stretch begins in the rendered text.
    package var start: Int
    /// Where it came from in the source.
    package var origin: Range<Int>
    /// Whether its bytes stand in the source one for one; if not (an entity, a line break), the
    /// whole stretch came from the whole of `origin`.
    package var verbatim: Bool

    package init(start: Int, origin: Range<Int>, verbatim: Bool) {
      self.start = start
      self.origin = origin
      self.verbatim = verbatim
    }
  }

  /// A stretch of rendered text that was marked up.
  package struct Mark: Sendable, Equatable {
    /// What the markup was.
    package enum Kind: Sendable, Equatable {
      case code
      case emphasis
      case strong
      case strikethrough
      case link(target: String)
      /// A soft or hard line break, rendered as one space.
      case lineBreak
    }

    package var kind: Kind
    /// The stretch in the rendered text.
    package var range: Range<Int>

    package init(kind: Kind, range: Range<Int>) {
      self.kind = kind
      self.range = range
    }
  }

  package init(utf8: [UInt8] = [], runs: [Run] = [], marks: [Mark] = []) {
    self.utf8 = utf8
    self.runs = runs
    self.marks = marks
  }

  /// The rendered text as a string.
  package var string: String { String(decoding: utf8, as: UTF8.self) }
}
