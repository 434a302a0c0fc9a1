import FactModel
import YAMLReading

/// What one file of claims or questions gave.
struct FactFile<Fact: Sendable>: Sendable {
  /// The claims or questions; incomplete where there are problems.
  var facts: [Fact] = []
  /// Every id in the file, those of facts with problems too, in the order of the file.
  var ids: [PlacedFactID] = []
  /// The other facts that they name.
  var links: [FactLink] = []
  /// What is wrong, in the order of the file.
  var problems: [RecordProblem] = []
  /// Whether the file is YAML, so that its ids are known.
  var isYAML = true
}

/// An id with the place it was written at.
struct PlacedFactID: Sendable {
  var id: FactID
  var place: Place
}

/// A fact's mention of another.
struct FactLink: Sendable {
  /// The fact that names the other.
  var owner: FactID
  /// The key that names it: `rests-on`, `near`, `settled-claims`.
  var key: String
  /// The fact that is named.
  var target: PlacedFactID
}

extension FactFile {
  /// Reads a file whose list stands under `key`: `read` gives the facts and links of the tree.
  init(
    _ bytes: [UInt8], file: String, key: String,
    read: (YAMLNode, inout ProblemList) -> (facts: [Fact], links: [FactLink])?
  ) {
    var problems = ProblemList(file: file)
    let root: YAMLNode
    do throws(RecordError) {
      root = try problems.root(of: bytes)
    } catch {
      self.init(problems: error.problems, isYAML: false)
      return
    }
    let content = read(root, &problems)
    if content == nil, problems.isEmpty {
      self.init(problems: [problems.unexplained], isYAML: false)
      return
    }
    self.init(
      facts: content?.facts ?? [], ids: root.ids(under: key, problems),
      links: content?.links ?? [], problems: problems.inFileOrder)
  }
}

extension YAMLNode {
  /// The ids in the list under `key`, whatever else is wrong with its items.
  fileprivate func ids(under key: String, _ problems: ProblemList) -> [PlacedFactID] {
    (value(of: key)?.items ?? []).compactMap { item in
      guard let node = item.value(of: "id"), let id = node.text.flatMap(FactID.init(rawValue:))
      else { return nil }
      return PlacedFactID(id: id, place: problems.place(node.start))
    }
  }

}

extension ProblemList {
  /// The mentions under `key` of a fact.
  func links(_ key: String, of owner: FactID, _ ids: [Placed<FactID>]) -> [FactLink] {
    ids.map { id in
      FactLink(
        owner: owner, key: key, target: PlacedFactID(id: id.value, place: place(id.start)))
    }
  }
}
