import CommandLineParsing
import Storage
import Tracking

/// Which articles a command reads: files, folders, patterns, standard input, or those that the
/// workspace lists.
struct ArticleArguments {
  static let articles = Argument<[String]>.positionals(
    "article",
    help: "Markdown, text or HTML files, folders of them, or patterns with * ? and **; those of "
      + "facts/articles.yml when left out.")
  static let stdin = Argument<Bool>.flag("--stdin", help: "Read one article from standard input.")
  static let stdinFilename = Argument<String?>.option(
    "--stdin-filename", value: "name",
    help: "What to call it; the ending tells the format. Default: stdin.md.")
  static let declarations: [any ArgumentDeclaration] = [articles, stdin, stdinFilename]

  private let names: [String]
  let readsInput: Bool
  private let inputName: String

  init(_ parsed: ParsedArguments) throws(UsageError) {
    names = try parsed.value(of: Self.articles)
    readsInput = try parsed.value(of: Self.stdin)
    let name = try parsed.value(of: Self.stdinFilename)
    guard readsInput || name == nil else { throw .conflict("--stdin-filename goes with --stdin") }
    guard !readsInput || names.isEmpty else {
      throw .conflict("give --stdin or articles, not both")
    }
    inputName = name ?? "stdin.md"
  }

  /// The articles, each once; throws where a name means none.
  func files(in session: Session, of tracker: Tracker) throws -> [ArticleFile] {
    if readsInput { return [ArticleFile(name: inputName, bytes: try session.context.input())] }
    guard !names.isEmpty else { return try listed(by: tracker) }
    var known: Set<String> = []
    return try names.flatMap { try files(named: $0, in: session) }
      .filter { known.insert($0.path ?? $0.name).inserted }
  }

  private func listed(by tracker: Tracker) throws -> [ArticleFile] {
    let files = try tracker.listedArticles()
    guard !files.isEmpty else {
      throw UsageError.conflict("name an article, or list articles in facts/articles.yml")
    }
    return files
  }

  private func files(named name: String, in session: Session) throws -> [ArticleFile] {
    let found = try paths(named: name, in: session)
    guard !found.isEmpty else { throw UsageError.conflict("no article matches '\(name)'") }
    return try found.map { try ArticleFile(name: $0, path: session.path($0)) }
  }

  private func paths(named name: String, in session: Session) throws -> [String] {
    if let folder = try? Folder(path: session.path(name)) {
      let prefix = name.hasSuffix("/") ? name : name + "/"
      return try Self.endings.flatMap { try FilePattern("**/*.\($0)").files(in: folder) }
        .sorted().map { prefix + $0 }
    }
    guard FilePattern.isPattern(name), (try? readFile(session.path(name))) == nil else {
      return [name]
    }
    guard name.hasPrefix("/") else {
      return try FilePattern(name).files(in: Folder(path: session.context.workingDirectory))
    }
    return try FilePattern(name).files(in: Folder(path: "/")).map { "/" + $0 }
  }

  private static let endings = ["md", "markdown", "txt", "html", "htm"]
}
