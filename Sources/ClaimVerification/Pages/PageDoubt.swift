import FactModel
import PageReading
import QuoteMatching

extension OpenPage {
  /// Why the page can show nothing, neither for a claim nor against it; `nil` for a sound page that
  /// was checked lately and is the right one. A page that is gone is left to `goneReason`.
  func doubt(_ now: Timestamp) -> VerdictReason? {
    doubtOfSheet ?? doubtOfAge(now) ?? doubtOfTitle ?? doubtOfText
  }

  /// That the server says that the page is gone: its bytes are kept, and show nothing any more.
  var goneReason: VerdictReason? {
    read.gone.map { reason(.notFound, "gone since \($0.day), as the server says") }
  }

  /// A reason that concerns this page.
  func reason(_ code: VerdictReason.Code, _ detail: String) -> VerdictReason {
    VerdictReason(code, on: id, detail)
  }

  private var doubtOfSheet: VerdictReason? {
    if sheet.page != id { return reason(.identity, "the fact sheet is of \(sheet.page)") }
    if sheet.snapshot != read.digest { return reason(.damaged, "the fact sheet is of other bytes") }
    guard read.body == nil, sheet.blocks.isEmpty, sheet.declarations.isEmpty else { return nil }
    return reason(.notRendered, "the page has no text")
  }

  private func doubtOfAge(_ now: Timestamp) -> VerdictReason? {
    guard let limit = read.staleAfter else { return nil }
    let age = now.day.number - date.day.number
    guard age > limit else { return nil }
    return reason(.stale, "last checked on \(date.day), \(age) days ago; at most \(limit)")
  }

  private var doubtOfTitle: VerdictReason? {
    guard let expected = read.expectedTitle, !FoldedText.isSame(expected, sheet.title) else {
      return nil
    }
    return reason(.identity, "titled \"\(sheet.title)\", expected \"\(expected)\"")
  }

  private var doubtOfText: VerdictReason? {
    guard read.body != nil else { return nil }
    guard let text else { return reason(.notRendered, "no reader for \(read.kind.rawValue)") }
    if let damage = text.page.damage.first {
      let line = text.position(of: damage.offset).line
      return reason(.damaged, "\(damage.kind.phrase) in line \(line)")
    }
    switch text.condition {
    case .blocked: return reason(.blocked, "another page was served in its place")
    case .empty: return reason(.notRendered, "the page has no text")
    case .readable: break
    }
    if read.kind.isHTML, text.page.isShell {
      return reason(.notRendered, "the page needs a script to show its text")
    }
    return text.page.hasBody
      ? nil : reason(.notRendered, "the page has no text besides its headings")
  }
}

extension PageText {
  /// Whether there is text besides headings and the site's footer.
  fileprivate var hasBody: Bool {
    let footer = footer
    return blocks.indices.contains { index in
      if case .heading = blocks[index].kind { return false }
      return index != footer && !blocks[index].text.utf8.isEmpty
    }
  }
}

extension PageText {
  /// Whether an HTML page has no title of its own and speaks of JavaScript.
  fileprivate var isShell: Bool {
    let word = Array("javascript".utf8)
    guard titleHeading == nil else { return false }
    return source.map { $0 | 0x20 }.firstRange(of: word) != nil
  }
}

extension PageKind {
  fileprivate var isHTML: Bool { self == .html || self == .archiveHTML }
}

extension PageText.Damage.Kind {
  fileprivate var phrase: String {
    switch self {
    case .invalidUTF8: "bytes that are not UTF-8"
    case .nul: "a NUL"
    case .nesting: "blocks nested too deep"
    case .truncation: "markup that the parser gives up at"
    case .cut: "an end before the document's own"
    case .encoding: "bytes in another encoding than the declared one"
    }
  }
}
