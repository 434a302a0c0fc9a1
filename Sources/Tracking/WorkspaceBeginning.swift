import FactModel
import RecordReading
import Storage

/// The first files of a workspace.
package struct WorkspaceBeginning {
  private let sourceID: SourceID
  private let base: String
  private let keep: Source.Keeping

  /// A workspace that begins with one source without pages.
  package init(sourceID: SourceID, base: String, keep: Source.Keeping) {
    self.sourceID = sourceID
    self.base = base
    self.keep = keep
  }

  /// Writes the files below `directory` and gives their paths; throws, and writes nothing, where
  /// there is a list of sources already or the given source cannot be one.
  package func write(in directory: String) throws -> [String] {
    let folder = try Folder(path: directory)
    guard try folder.size(of: Workspace.sources) == nil else {
      throw TrackingError.alreadyThere(Workspace.sources)
    }
    let text = SourceListTemplate(
      id: sourceID, kind: .doccMarkdown, base: base, keep: keep
    ).text
    _ = try SourceListReader(file: Workspace.sources).read(text)
    try folder.write(Array(text.utf8), to: Workspace.sources)
    guard try folder.size(of: ".gitattributes") == nil else { return [Workspace.sources] }
    try folder.write(Array(Self.attributes.utf8), to: ".gitattributes")
    return [Workspace.sources, ".gitattributes"]
  }

  private static let attributes = """
    # Snapshots are evidence: git keeps their bytes as they are.
    snapshots/** -text
    # Lines of two branches are both kept.
    *.jsonl merge=union

    """
}
