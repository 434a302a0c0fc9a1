import FactModel
import PageReading
import QuoteMatching

@testable import ArticleChecking
@testable import ArticleReading

/// The pages that the tests' and the rules' examples are checked against.
struct Workspace {
  var pages: [PageID: (listing: ListedPage, state: PageState)] = [:]
  var earlier: [PageID: [EarlierPage]] = [:]
  var facts = FactBase()
  var verdicts: [FactID: FactVerdict] = [:]
  var options = CheckOptions()
  var today = day("2026-10-20")

  /// The findings for articles, by file.
  func check(_ texts: String..., format: ArticleFormat = .markdown) -> CheckReport {
    let articles = texts.enumerated().map { number, text in
      ArticleReader().article(
        path: "part-\(number + 1).md", format: format, source: Array(text.utf8))
    }
    return ArticleChecker(context).check(articles)
  }

  var context: CheckingContext {
    CheckingContext(
      index: PageIndex(pages.values.map(\.listing)), facts: facts, verdicts: verdicts,
      today: today, options: options,
      page: { [pages] in
        pages[$0]?.state ?? .unread(VerdictReason(.neverFetched, on: $0, "no bytes are stored"))
      }, earlier: { [earlier] in earlier[$0] ?? [] })
  }
}

/// `error quote-not-found 3:5` of each finding.
extension CheckReport {
  var lines: [String] {
    findings.map { "\($0.severity) \($0.rule) \($0.place.line):\($0.place.column)" }
  }
  var rules: [String] { findings.map(\.rule) }
}

func day(_ text: String) -> Day { Day(text) ?? Day(number: 0) }
func page(_ id: String) -> PageID { PageID(rawValue: id) ?? userInfo }
func fact(_ id: String) -> FactID { FactID(rawValue: id) ?? bad }
// swift-format-ignore: NeverForceUnwrap
private let bad = FactID(rawValue: "bad")!
// swift-format-ignore: NeverForceUnwrap
let userInfo = PageID(rawValue: "apple/foundation/nsuseractivity/userinfo")!
// swift-format-ignore: NeverForceUnwrap
let digest = Digest(rawValue: String(repeating: "0", count: 40))!

func quotable(_ body: String) -> QuotablePage {
  QuotablePage(MarkdownPageReader().pageText(of: Array(body.utf8)))
}

/// `iOS 8.0`, `iOS 8.0-26.0`, `macOS -`.
func row(_ text: String) -> AvailabilityRow {
  let words = text.split(separator: " ").map(String.init)
  let bounds = words[words.count - 1].split(separator: "-").map(String.init)
  return AvailabilityRow(
    platform: words.dropLast().joined(separator: " "),
    introduced: bounds.first.flatMap { Version($0) },
    until: bounds.count > 1 ? Version(bounds[1]) : nil)
}

extension Workspace {
  /// Adds a page of the given body.
  mutating func add(
    _ id: String, title: String, path: String? = nil, role: String? = nil, rows: [String]? = nil,
    class evidence: EvidenceClass = .reference, revised: Day? = nil, _ body: String
  ) {
    let id = page(id)
    let isArchive = evidence == .archive
    let url =
      isArchive
      ? "https://developer.apple.com/library/archive/documentation/\(id.path)"
      : "https://developer.apple.com/documentation/\(id.path)"
    let text = MarkdownPageReader().pageText(of: Array(body.utf8))
    let header = path.map {
      PageHeader(
        identifier: $0, title: title, documentType: "symbol", role: role, framework: "Foundation",
        metadataVersion: "0.1.0",
        symbol: .init(kind: role ?? "", modules: ["Foundation"], preciseIdentifier: ""),
        availability: rows?.map(row))
    }
    let sheet = FactSheet(
      page: id, kind: isArchive ? .archiveHTML : .doccMarkdown, snapshot: digest, extractor: 1,
      header: header, title: title,
      blocks: text.blocks.map { block in
        ProseBlock(
          kind: .paragraph, section: [],
          sentences: SentenceSplitter().sentences(in: block.text).map(Sentence.text))
      })
    let listing = ListedPage(
      id: id, kind: sheet.kind, evidenceClass: evidence, titles: [title], identifier: path,
      role: role, addresses: [url])
    pages[id] = (
      listing,
      .read(
        CheckedPage(
          sheet: sheet, text: .quotable(QuotablePage(text)), url: url,
          fetched: day("2026-10-01"), checked: [day("2026-10-11"), day("2026-10-18")],
          revised: revised, evidenceClass: evidence))
    )
  }

  /// A page that is watched and was never fetched, or cannot be read for another reason.
  mutating func addUnread(
    _ id: String, title: String, path: String? = nil, role: String? = nil,
    class evidence: EvidenceClass = .reference, _ code: VerdictReason.Code = .neverFetched
  ) {
    let id = page(id)
    pages[id] = (
      ListedPage(
        id: id, evidenceClass: evidence, titles: [title], identifier: path, role: role,
        addresses: ["https://developer.apple.com/documentation/\(id.path)"]),
      .unread(VerdictReason(code, on: id, "it is not here"))
    )
  }
}

func article(_ path: String, _ text: String) -> Article {
  ArticleReader().article(path: path, format: .markdown, source: Array(text.utf8))
}
