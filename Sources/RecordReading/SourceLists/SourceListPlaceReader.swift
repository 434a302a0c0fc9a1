import FactModel
import YAMLReading

extension SourceListReader {
  /// Where pages and page sets stand in the file's bytes; of a text that is no source list, what
  /// can be found in it.
  package func places(in bytes: [UInt8]) -> SourceListPlaces {
    let problems = ProblemList(file: file)
    var places = SourceListPlaces(file: problems.place(YAMLPosition(line: 1, column: 1)))
    guard let root = try? problems.root(of: bytes) else { return places }
    for source in root.value(of: "sources")?.items ?? [] {
      guard let id = source.value(of: "id")?.text.flatMap(SourceID.init(rawValue:)) else {
        continue
      }
      for page in source.value(of: "pages")?.items ?? [] {
        let path = page.value(of: "path") ?? page
        guard let page = path.text.flatMap({ PageID(source: id, path: $0) }) else { continue }
        places.pages[page] = problems.place(path.start)
      }
    }
    for set in root.value(of: "page-sets")?.entries ?? [] {
      places.pageSets[set.key] = problems.place(set.start)
    }
    return places
  }
}
