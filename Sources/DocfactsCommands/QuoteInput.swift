import CommandLineParsing
import FactModel
import QuoteMatching
import Storage
import Tracking

/// The quotations of a call of `docfacts quote`, and where they are asked for.
struct QuoteInput {
  private static let text = Argument<String?>.optionalPositional(
    "text", help: "The quotation, without its quotation marks.")
  private static let page = Argument<PageID?>.option(
    "--page", value: "id", help: "Judge it on that stored page.")
  private static let file = Argument<String?>.option(
    "--file", value: "file", help: "Judge it on that file; no workspace is needed.")
  private static let batch = Argument<String?>.option(
    "--batch", value: "file", help: "Judge each line of that JSON Lines file; - is standard input.")
  private static let stdin = Argument<Bool>.flag(
    "--stdin", help: "Read the quotation, or the batch, from standard input.")
  private static let kind = Argument<PageKind>.option(
    "--kind", value: "kind", default: .doccMarkdown, defaultText: "docc-markdown",
    help: "The form to read files as.")
  static let arguments: [any ArgumentDeclaration] = [text, page, file, batch, stdin, kind]

  private enum Given {
    case text(String)
    case textOnInput
    case batch(String)
  }

  private let given: Given
  private let page: PageID?
  private let file: String?
  private let kind: PageKind

  init(_ parsed: ParsedArguments) throws(UsageError) {
    page = try parsed.value(of: Self.page)
    file = try parsed.value(of: Self.file)
    kind = try parsed.value(of: Self.kind)
    let hasPlace = page != nil || file != nil
    guard page == nil || file == nil else {
      throw .conflict("--page and --file exclude each other")
    }
    let text = try parsed.value(of: Self.text)
    let batch = try parsed.value(of: Self.batch)
    switch (text, batch, try parsed.value(of: Self.stdin)) {
    case (let text?, nil, false): given = .text(text)
    case (nil, nil, true) where hasPlace: given = .textOnInput
    case (nil, nil, true): given = .batch("-")
    case (nil, let batch?, false) where !hasPlace: given = .batch(batch)
    case (nil, .some, false): throw .conflict("the lines of --batch name their own page or file")
    default: throw .conflict("give one of: a quotation, --batch, --stdin")
    }
  }

  /// Whether the quotations come as a batch.
  var isBatch: Bool { if case .batch = given { true } else { false } }

  /// The quotations in order, with the ids that a batch gives them.
  func requests(in session: Session) throws -> [(id: String?, request: QuoteRequest)] {
    switch given {
    case .text(let text): return [(nil, request(text, session))]
    case .textOnInput:
      return [(nil, request(Self.text(of: try session.context.input()), session))]
    case .batch(let name):
      let bytes = name == "-" ? try session.context.input() : try readFile(session.path(name))
      return try QuoteBatch(name: name, bytes: bytes, kind: kind, session: session).requests()
        .map { ($0.id, $0.request) }
    }
  }

  private func request(_ text: String, _ session: Session) -> QuoteRequest {
    let place: QuoteRequest.Place =
      if let page { .page(page) } else if let file {
        .file(session.path(file), name: file, kind)
      } else { .store }
    return QuoteRequest(Quotation(text), at: place)
  }

  /// A text without its last line end, which the shell or the editor added.
  private static func text(of input: [UInt8]) -> String {
    var bytes = input[...]
    if bytes.last == 0x0A { bytes.removeLast() }
    if bytes.last == 0x0D { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
