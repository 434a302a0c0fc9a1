/// Why something on disk or in git could not be read or written.
package enum StorageError: Error, Equatable {
  /// The system refused: what was attempted (`write`), on which path, and its reason.
  case failed(attempt: String, path: String, reason: String)
  /// The path goes through a symbolic link, and could lead out of the workspace.
  case symbolicLink(path: String)
  /// Neither a file nor a folder, or the one where the other was expected.
  case wrongKind(path: String, expected: String)
  /// More bytes than a file of its kind may have.
  case tooLarge(path: String, limit: Int)
  /// A machine-written file is not of its form; the line counts from 1.
  case malformed(path: String, line: Int?, reason: String)
  /// A machine-written file comes from a later version of docfacts.
  case laterSchema(path: String, schema: Int, known: Int)
  /// Another process writes to the workspace; its process id, where it left one.
  case locked(path: String, holder: Int32?)
  /// No directory from here upwards has `facts/sources.yml`.
  case noWorkspace(from: String)
  /// git was asked for something and refused, or could not be run.
  case git(attempt: String, reason: String)
  /// Names no commit.
  case unknownRevision(String)
}

extension StorageError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .failed(let attempt, let path, let reason): "\(path): cannot \(attempt): \(reason)"
    case .symbolicLink(let path): "\(path): is a symbolic link, which is not followed"
    case .wrongKind(let path, let expected): "\(path): is no \(expected)"
    case .tooLarge(let path, let limit): "\(path): larger than \(limit) bytes"
    case .malformed(let path, nil, let reason): "\(path): \(reason)"
    case .malformed(let path, let line?, let reason): "\(path):\(line): \(reason)"
    case .laterSchema(let path, let schema, let known):
      "\(path): schema \(schema) is of a later docfacts; this one knows \(known)"
    case .locked(let path, let holder):
      "\(path): locked by \(holder.map { "process \($0)" } ?? "another process")"
    case .noWorkspace(let start):
      "\(start): no facts/sources.yml here or in a folder above; `docfacts init` starts one"
    case .git(let attempt, let reason): "git: cannot \(attempt): \(reason)"
    case .unknownRevision(let revision): "'\(revision)': names no commit"
    }
  }
}
