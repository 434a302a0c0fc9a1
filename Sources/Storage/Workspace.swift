/// A directory with `facts/sources.yml`, and where everything lies in it.
package struct Workspace: Sendable {
  /// Everything in the workspace is read and written through here, by the relative paths below.
  package let folder: Folder

  /// The workspace's absolute path.
  package var path: String { folder.path }

  /// The workspace at a directory, which must hold `facts/sources.yml`.
  package init(at directory: String) throws(StorageError) {
    folder = try Folder(path: absolute(directory))
    guard try folder.size(of: Self.sources) != nil else { throw .noWorkspace(from: directory) }
  }

  /// The workspace of a directory: the nearest one from there upwards.
  package static func find(from directory: String) throws(StorageError) -> Workspace {
    var path = try absolute(directory)
    while true {
      do {
        return try Workspace(at: path)
      } catch .noWorkspace, .failed {
        // A folder above may be closed to us and still lie below the workspace.
        guard path != "/" else { throw .noWorkspace(from: directory) }
        path = above(path)
      }
    }
  }

  private static func above(_ path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash != path.startIndex else {
      return "/"
    }
    return String(path[..<slash])
  }
}

private func absolute(_ directory: String) throws(StorageError) -> String {
  do {
    return try absolutePath(directory)
  } catch {
    throw .failed(attempt: "open the folder", path: directory, reason: error.reason)
  }
}

extension Workspace {
  // By hand.
  package static let sources = "facts/sources.yml"
  package static let claims = "facts/claims"
  package static let questions = "facts/questions"
  package static let articles = "facts/articles.yml"

  // By the tool, in git.
  package static let sheets = "facts/pages"
  package static let verdicts = "facts/verdicts.json"
  package static let passes = "facts/passes.json"
  package static let history = "facts/history.jsonl"
  package static let snapshots = "snapshots"
  package static let runs = "snapshots/runs.jsonl"

  // By the tool, on this machine only.
  package static let local = ".docfacts"
  package static let lock = ".docfacts/lock"
  package static let bodies = ".docfacts/bodies"
  package static let quarantine = ".docfacts/quarantine"
}
