import FactModel
import ProcessRunning

/// The git repository that a workspace lies in, asked through the `git` program.
package struct GitRepository: Sendable {
  /// The workspace's directory; paths are relative to it wherever it lies in the repository.
  let directory: String

  /// The repository of a directory; `nil` where it lies in none, or git is not installed.
  package init?(at directory: String) {
    self.directory = directory
    guard let answer = try? Self.command(["rev-parse", "--git-dir"], in: directory).run(),
      answer.succeeded
    else { return nil }
  }

  /// A commit that a revision names.
  package struct Commit: Hashable, Sendable {
    /// The commit's object id.
    package var id: String
    /// When it was committed.
    package var date: Timestamp
    /// The first line of its message.
    package var subject: String
  }

  /// The commit that a revision (`HEAD~3`, `main`, an id, a tag) names.
  package func commit(_ revision: String) throws(StorageError) -> Commit {
    // A leading hyphen would be read as an option, and no revision has one.
    guard let first = revision.utf8.first, first != UInt8(ascii: "-"), !revision.utf8.contains(0)
    else { throw .unknownRevision(revision) }
    let answer = try ask([
      "log", "-1", "--no-show-signature", "--format=%H%n%ct%n%s", "--end-of-options",
      "\(revision)^{commit}", "--",
    ])
    let lines = answer.outputText.utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    ).map { String(Substring($0)) }
    guard answer.succeeded, lines.count >= 3, let seconds = Int64(lines[1]) else {
      throw .unknownRevision(revision)
    }
    return Commit(id: lines[0], date: Timestamp(seconds: seconds), subject: lines[2])
  }

  /// The last commit that changed a file of the workspace; `nil` where none has it.
  package func lastCommit(of path: String) throws(StorageError) -> Commit? {
    let answer = try ask(["log", "-1", "--format=%H", "--", path])
    let id = answer.outputText.utf8.prefix { $0 != UInt8(ascii: "\n") }
    guard answer.succeeded, !id.isEmpty else { return nil }
    return try commit(String(Substring(id)))
  }

  /// The last commit that changed a file which lies on disk as `HEAD` has it; `nil` for others.
  package func commitOfUntouched(_ path: String) throws(StorageError) -> Commit? {
    let answer = try ask(["diff", "--quiet", "--no-ext-diff", "HEAD", "--", path])
    return answer.succeeded ? try lastCommit(of: path) : nil
  }

  /// A regular file of a commit.
  package struct Blob: Hashable, Sendable {
    /// The path below the workspace.
    package var path: String
    /// The id of the bytes.
    package var digest: Digest
  }

  /// The regular files of a commit below the given folders of the workspace, in git's order.
  package func files(
    of commit: Commit, below folders: [String]
  ) throws(StorageError) -> [Blob] {
    let answer = try ask(["ls-tree", "-r", "-z", commit.id, "--"] + folders.map { "\($0)/" })
    guard answer.succeeded else {
      throw .git(attempt: "list \(commit.id)", reason: answer.firstComplaint)
    }
    var files: [Blob] = []
    for line in answer.output.split(separator: 0) {
      if let file = try Self.blob(treeLine: line) { files.append(file) }
    }
    return files
  }

  func ask(_ arguments: [String]) throws(StorageError) -> ProcessOutcome {
    do {
      return try Self.command(arguments, in: directory).run()
    } catch {
      throw .git(attempt: arguments.first ?? "run", reason: "\(error)")
    }
  }

  /// Objects are read as they are: no replacements, no locale, no questions, no index refreshed.
  /// A hook's own variables would name another repository than the one the directory lies in.
  static func command(_ arguments: [String], in directory: String) -> Invocation {
    Invocation(
      "git", ["--no-replace-objects", "--literal-pathspecs", "--no-pager"] + arguments,
      in: directory,
      environment: [
        "LC_ALL": "C", "GIT_TERMINAL_PROMPT": "0", "GIT_OPTIONAL_LOCKS": "0", "GIT_DIR": nil,
        "GIT_WORK_TREE": nil, "GIT_INDEX_FILE": nil, "GIT_PREFIX": nil,
      ])
  }
}

extension GitRepository {
  /// Reads `<mode> blob <id>\t<path>`; `nil` for links and submodules, and for paths that are not
  /// UTF-8 and so not ours.
  private static func blob(
    treeLine line: ArraySlice<UInt8>
  ) throws(StorageError) -> Blob? {
    guard let tab = line.firstIndex(of: UInt8(ascii: "\t")), line.starts(with: "100".utf8),
      let space = line[..<tab].lastIndex(of: UInt8(ascii: " ")),
      let path = String(validating: line[(tab + 1)...], as: UTF8.self)
    else { return nil }
    guard let digest = Digest(rawValue: String(decoding: line[(space + 1)..<tab], as: UTF8.self))
    else { throw .git(attempt: "compare \(path)", reason: "its object id is not SHA-1") }
    return Blob(path: path, digest: digest)
  }
}

extension ProcessOutcome {
  /// The first line that the program wrote to standard error.
  var firstComplaint: String {
    String(decoding: errors.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }
}
