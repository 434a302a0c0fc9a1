/// The sections of a page that bear another heading now.
struct SectionRenames {
  private struct Numbers: Hashable {
    var old: Int
    var new: Int
  }

  private var known: Set<Numbers> = []
  /// Former and present path, each rename once; what both paths end in alike is left out.
  private(set) var paths: [(old: [String], new: [String])] = []

  /// Whether the change of section is a rename.
  func has(_ old: Int, _ new: Int) -> Bool { known.contains(Numbers(old: old, new: new)) }

  /// Takes note of a sentence that stayed while its section was renamed.
  mutating func note(_ old: Int, _ new: Int, _ oldPath: [String], _ newPath: [String]) {
    guard known.insert(Numbers(old: old, new: new)).inserted else { return }
    let shared = zip(oldPath.reversed(), newPath.reversed()).prefix { sameBytes($0, $1) }.count
    let path = (Array(oldPath.dropLast(shared)), Array(newPath.dropLast(shared)))
    guard !paths.contains(where: { $0.old == path.0 && $0.new == path.1 }) else { return }
    paths.append(path)
  }
}
