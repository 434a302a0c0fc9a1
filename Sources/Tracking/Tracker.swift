import FactModel
import RecordReading
import Storage

/// Runs the stages on a workspace: fetch, extract, diff, status.
///
/// One tracker serves one command: it reads `facts/sources.yml` when it is made.
public struct Tracker: Sendable {
  let workspace: Workspace
  let sources: SourceList

  /// The tracker of the workspace that `directory` lies in; throws where there is none, or where
  /// its list of sources cannot be read.
  public init(openingFrom directory: String) throws {
    workspace = try Workspace.find(from: directory)
    sources = try SourceListReader(file: Workspace.sources).read(workspace.sourcesText())
  }

  /// The source of a page, or `nil` where none is listed.
  func source(of page: PageID) -> Source? { sources.sources.first { $0.id == page.source } }

  /// The fact sheets of every source.
  var sheets: FactSheetStore { FactSheetStore(workspace) }

  /// Runs the work with the workspace's lock held; throws where another process holds it.
  func locked<Result>(_ work: () async throws -> Result) async throws -> Result {
    let lock = try workspace.lock()
    let result = try await work()
    withExtendedLifetime(lock) {}
    return result
  }
}

extension Workspace {
  /// The bytes of `facts/sources.yml`.
  func sourcesText() throws(StorageError) -> [UInt8] { try folder.read(Self.sources) ?? [] }
}
