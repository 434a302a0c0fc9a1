import ArticleReading
import FactModel
import RecordReading
import Storage

/// An article as a command names it.
package struct ArticleFile: Sendable {
  /// What reports call it: the path that the user typed.
  package var name: String
  /// Its absolute path; `nil` where it came through standard input.
  package var path: String?
  package var bytes: [UInt8]

  /// The file at an absolute path.
  package init(name: String, path: String) throws(StorageError) {
    self.name = name
    self.path = path
    bytes = try readFile(path)
  }

  /// A text that is no file yet.
  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// The article; a name that tells no format is read as Markdown.
  var article: Article {
    ArticleReader().article(
      path: name, format: ArticleFormat(path: name) ?? .markdown, source: bytes)
  }
}

extension Tracker {
  /// What `facts/articles.yml` says; an empty list where there is no such file.
  package func articleList() throws -> ArticleList {
    guard let bytes = try workspace.folder.read(Workspace.articles) else { return ArticleList() }
    return try ArticleListReader(file: Workspace.articles).read(bytes)
  }

  /// The articles that the workspace lists, by their paths in it.
  package func listedArticles() throws -> [ArticleFile] {
    var names: Set<String> = []
    for pattern in try articleList().articles {
      names.formUnion(try FilePattern(pattern).files(in: workspace.folder))
    }
    return try names.sorted().map { try ArticleFile(name: $0, path: "\(workspace.path)/\($0)") }
  }
}
