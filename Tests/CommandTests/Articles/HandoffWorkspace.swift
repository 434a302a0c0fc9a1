import FactModel
import HandoffSite
import ProcessRunning
import RecordReading
import TestSupport

/// This repository's own list of sources and facts, over pages of our own that carry the facts.
struct HandoffWorkspace {
  let tool: BuiltTool

  /// Stores all pages; nothing leaves the machine, for each source's base is a folder.
  init() throws {
    tool = try BuiltTool()
    let list = try SourceListReader(file: "sources.yml").read(repositoryFile("facts/sources.yml"))
    for (page, body) in HandoffPages(watching: list).bodies {
      let kind = list.sources.first { $0.id == page.source }?.kind
      let suffix = kind == .doccMarkdown ? ".md" : ""
      try tool.write(body, to: "site/\(page.source)/\(page.path)\(suffix)")
    }
    _ = try Invocation("cp", ["-r", "\(repositoryRoot)/facts", tool.directory.path]).run()
    try tool.write(Self.local(list, in: tool.directory.path), to: "facts/sources.yml")
    try tool.run("update", "--now", "2026-10-11T05:00:00Z")
  }

  /// The list with folders for servers.
  private static func local(_ list: SourceList, in directory: String) -> String {
    list.sources.reduce(repositoryFile("facts/sources.yml")) { text, source in
      text.split(separator: source.base, omittingEmptySubsequences: false)
        .joined(separator: "file://\(directory)/site/\(source.id)/")
    }
  }

  /// Checks one article that is called `article.md`, or by another name.
  func check(_ article: String, named name: String = "article.md") throws -> ToolOutcome {
    try tool.write(article, to: name)
    return try tool.run("check", name, "--now", "2026-10-12T00:00:00Z")
  }
}
