import FactModel
import PageReading
import QuoteMatching

/// Whether the page prints the declaration, or has it within one that it prints.
struct DeclarationCheck: PageCheck {
  private let predicate: DeclarationPredicate
  private let tokens: [String]

  init(_ predicate: DeclarationPredicate) {
    self.predicate = predicate
    tokens = DeclarationTokens.tokens(of: predicate.text)
  }

  var pages: [PageID] { [predicate.page] }

  var fault: VerdictReason? {
    tokens.isEmpty
      ? VerdictReason(.undecided, on: predicate.page, "the declaration is empty") : nil
  }

  func observation(on page: OpenPage) -> Observation {
    let printed = page.sheet.declarations
    guard let found = printed.first(where: { DeclarationTokens.tokens(of: $0).has(tokens) }) else {
      let instead = printed.first.map { "it prints \"\($0)\"" } ?? "it prints none"
      return .fails(
        [page.reason(.missing, "the page does not print the declaration; \(instead)")],
        printed.map { page.evidence(ofDeclaration: $0) })
    }
    return .holds([page.evidence(ofDeclaration: found)])
  }
}

/// The words and signs of a declaration, white space left out.
enum DeclarationTokens {
  static func tokens(of text: String) -> [String] {
    var tokens: [String] = []
    var word = ""
    for scalar in text.unicodeScalars {
      if isWordPart(scalar) {
        word.unicodeScalars.append(scalar)
        continue
      }
      if !word.isEmpty { tokens.append(word) }
      word = ""
      if !scalar.properties.isWhitespace { tokens.append(String(scalar)) }
    }
    return word.isEmpty ? tokens : tokens + [word]
  }

  private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return properties.isAlphabetic || properties.numericType != nil
      || properties.canonicalCombiningClass != .notReordered
      || "_$@#".unicodeScalars.contains(scalar)
  }
}

extension [String] {
  /// Whether the tokens stand among these, one after the other.
  fileprivate func has(_ tokens: [String]) -> Bool {
    guard count >= tokens.count, let first = tokens.first else { return false }
    return (0...(count - tokens.count)).contains { start in
      self[start] == first && self[start..<start + tokens.count].elementsEqual(tokens)
    }
  }
}

extension OpenPage {
  fileprivate func evidence(ofDeclaration text: String) -> Evidence {
    let block = self.text?.page.blocks.first { block in
      guard case .code = block.kind else { return false }
      let code = block.text.utf8
      return code.starts(with: text.utf8)
        && code.dropFirst(text.utf8.count).allSatisfy { $0 == 0x0A || $0 == 0x0D }
    }
    let bytes = block.map { $0.text.origin(of: 0..<text.utf8.count) }
    return evidence(text, at: bytes, how: "declaration")
  }
}
