import FactModel
import YAMLReading

/// Adds pages to the text of `facts/sources.yml` and leaves all else as it is, byte for byte.
package struct SourceListEditor: Sendable {
  /// The file's name for messages.
  package var file: String

  /// An editor of the named file's text.
  package init(file: String) { self.file = file }

  /// The text with `page` among the pages of its source: in its place where the pages are in byte
  /// order, else behind the others. A text that has the page is returned as it is.
  ///
  /// - Throws: why the page was not added. A text is only returned once it was read again and found
  ///   to say what it said before and the page besides.
  package func adding(_ page: PageID, to text: String) throws(SourceListEditError) -> String {
    let list = try read(text)
    guard let index = list.sources.firstIndex(where: { $0.id == page.source }) else {
      throw .noSource(page.source)
    }
    let pages = list.sources[index].pages.map(\.id)
    guard !pages.contains(page) else { return text }
    if let problem = list.sources[index].problem(with: page.path) {
      throw .noPage(page, reason: problem.inOneLine)
    }
    let insertion = PageInsertion(page: page, among: pages)
    let edits = try edits(insertion, sourceAt: index, in: text)
    let changed = TextEdit.apply(edits, to: Array(text.utf8))
    var expected = list
    expected.sources[index].pages.insert(WatchedPage(id: page), at: insertion.index)
    guard (try? read(changed)) == expected else { throw .unverified(page) }
    return changed
  }

  private func read(_ text: String) throws(SourceListEditError) -> SourceList {
    do throws(RecordError) {
      return try SourceListReader(file: file).read(text)
    } catch {
      throw .unreadable(error)
    }
  }

  private func edits(
    _ insertion: PageInsertion, sourceAt index: Int, in text: String
  ) throws(SourceListEditError) -> [TextEdit] {
    guard let root = try? YAMLReader().read(Array(text.utf8)),
      let source = root.value(of: "sources")?.items?[index],
      let edits = insertion.edits(in: source, TextLines(text))
    else { throw .unverified(insertion.page) }
    guard !edits.isEmpty else { throw .unsupported(insertion.page, line: source.start.line) }
    return edits
  }
}

extension YAMLNode {
  /// The value of a key of the mapping.
  func value(of key: String) -> YAMLNode? { entries?.first { $0.key == key }?.value }
}
