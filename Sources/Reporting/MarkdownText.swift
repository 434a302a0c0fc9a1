import FactDiffing

/// Writes phrases as Markdown in which text from pages is text: no markup, HTML, links, mentions
/// or references come of it, on GitHub either.
enum MarkdownText {
  /// The phrase with `<del>` and `<ins>` around words, on one line.
  static func text(_ phrase: Phrase) -> String {
    phrase.pieces.map { piece in
      switch piece {
      case .own(let words): words
      case .foreign(let words): escaped(clipped(words, to: 300))
      case .diff(let diff): diff.runs.enumerated().map { text($1, isFirst: $0 == 0) }.joined()
      }
    }.joined()
  }

  private static func text(_ run: WordDiff.Run, isFirst: Bool) -> String {
    let space = run.isSpaced && !isFirst ? " " : ""
    return switch run.fate {
    case .kept: space + escaped(clipped(run.text, to: 120))
    case .removed: "\(space)<del>\(escaped(clipped(run.text, to: 300)))</del>"
    case .added: "\(space)<ins>\(escaped(clipped(run.text, to: 300)))</ins>"
    }
  }

  /// The text with every mark escaped that Markdown could read.
  ///
  /// GitHub looks for mentions and issue numbers after rendering, when escapes are gone; a
  /// zero-width space behind `@`, `#` and `GH-` keeps them text.
  static func escaped(_ text: String) -> String {
    var result: [UInt8] = []
    var lead: (UInt8, UInt8) = (0, 0)
    for byte in terminalText(text).utf8 {
      result += escape(byte)
      if byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#") || isReference(lead, byte) {
        result += "\u{200B}".utf8
      }
      lead = (lead.1, byte | 0x20)
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isReference(_ lead: (UInt8, UInt8), _ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") && lead == (UInt8(ascii: "g"), UInt8(ascii: "h"))
  }

  private static func escape(_ byte: UInt8) -> [UInt8] {
    switch Unicode.Scalar(byte) {
    case "&": Array("&amp;".utf8)
    case "<": Array("&lt;".utf8)
    case ">": Array("&gt;".utf8)
    case "!", "#"..."%", "("..."/", ":", "=", "@", "["..."`", "{"..."~":
      [UInt8(ascii: "\\"), byte]
    default: [byte]
    }
  }

  /// The text as a code span, whatever backticks it holds.
  static func code(_ text: String) -> String {
    let text = terminalText(text)
    var (longest, run) = (0, 0)
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let pad = longest > 0 || text.isEmpty ? " " : ""
    return fence + pad + text + pad + fence
  }
}
