import FactModel
import RecordReading
import Storage

extension Tracker {
  /// Every claim and question of the workspace; throws all that is wrong with their files.
  package func facts() throws -> FactBase {
    try FactBaseReader(sources: sources).read(
      claims: factFiles(in: Workspace.claims), questions: factFiles(in: Workspace.questions))
  }

  /// The YAML files of a folder.
  private func factFiles(in directory: String) throws -> [FactBaseReader.File] {
    let entries = try workspace.folder.list(directory) ?? []
    return try entries.filter { !$0.isFolder && $0.name.isYAMLFile }.compactMap { entry in
      let path = "\(directory)/\(entry.name)"
      return try workspace.folder.read(path).map { FactBaseReader.File(name: path, bytes: $0) }
    }
  }
}

extension String {
  /// Whether a file of that name is read as YAML.
  var isYAMLFile: Bool { hasSuffix(".yml") || hasSuffix(".yaml") }
}
