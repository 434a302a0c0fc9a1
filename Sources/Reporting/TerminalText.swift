/// Text from pages as it may be shown on a terminal: one line that commands nothing.
///
/// Escape sequences, control characters, and marks that turn the direction of writing are left
/// out; tabs and line ends become spaces. Nothing that is shown can hide, recolour or reorder text.
package func terminalText(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: { !$0.isPlain }) else { return text }
  var filter = TerminalFilter()
  for scalar in text.unicodeScalars { filter.take(scalar) }
  return String(filter.shown)
}

/// Passes scalars on, one at a time, and swallows escape sequences whole.
private struct TerminalFilter {
  private enum State {
    case text
    case escape
    case controlSequence
    case string
    case stringEscape
  }

  private(set) var shown = String.UnicodeScalarView()
  private var state = State.text

  mutating func take(_ scalar: Unicode.Scalar) {
    switch state {
    case .text: takeText(scalar)
    case .escape: takeEscape(scalar)
    case .controlSequence: takeControlSequence(scalar)
    case .string:
      if scalar.value == 0x1B { state = .stringEscape }
      if scalar.value == 0x07 || scalar.value == 0x9C || scalar.isLineEnd { state = .text }
    case .stringEscape: state = .text
    }
  }

  private mutating func takeText(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x1B: state = .escape
    case 0x9B: state = .controlSequence
    case 0x90, 0x98, 0x9D, 0x9E, 0x9F: state = .string
    default:
      if scalar.isPlain {
        shown.append(scalar)
      } else if scalar.value == 0x09 || scalar.isLineEnd {
        shown.append(" ")
      }
    }
  }

  private mutating func takeEscape(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "[": state = .controlSequence
    case "]", "P", "X", "^", "_": state = .string
    case "\u{1B}", "\u{20}"..."\u{2F}": break
    default:
      state = .text
      if !("\u{30}"..."\u{7E}").contains(scalar) { takeText(scalar) }
    }
  }

  private mutating func takeControlSequence(_ scalar: Unicode.Scalar) {
    guard !("\u{20}"..."\u{3F}").contains(scalar) else { return }
    state = .text
    if !("\u{40}"..."\u{7E}").contains(scalar) { takeText(scalar) }
  }
}

extension Unicode.Scalar {
  /// Line feed, return and all that readers of lines take for a line end.
  fileprivate var isLineEnd: Bool {
    (0x0A...0x0D).contains(value) || value == 0x85 || value == 0x2028 || value == 0x2029
  }

  /// Whether the scalar is shown as itself and changes nothing beside it.
  var isPlain: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F: false
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x206F: false
    case 0xFFF9...0xFFFB, 0xE0000...0xE007F: false
    default: true
    }
  }
}
