import Digesting
import FactModel

/// Reads the index from its beginning, a block at a time, for pages in the order of their ids. For
/// one thread only.
package final class SignatureIndexReader {
  private let file: Descriptor?
  private var block = IndexEntryReader([])
  private var current: IndexedPage?
  private var isAtEnd = false

  /// The reader of a workspace's index; one without entries where there is no index, or none of the
  /// given form.
  package init(_ workspace: Workspace, form: Int) {
    let header = SignatureIndex.header(form: form)
    let trail = FolderTrail(workspace.folder)
    let opened = trail.parent(of: SignatureIndex.path).flatMap { try? $0.folder.file($0.name) }
    if let opened, (try? opened.status())?.kind == .file,
      (try? opened.read(atMost: header.count)) == header
    {
      file = opened
    } else {
      file = nil
      isAtEnd = true
    }
  }

  /// The entry of a page, which must not come before the page asked for last.
  package func entry(of page: PageID) -> IndexedPage? {
    let id = Array(page.rawValue.utf8)
    while let entry = current ?? next() {
      current = entry
      if entry.id.elementsEqual(id) { return entry }
      if id.lexicographicallyPrecedes(entry.id) { return nil }
      current = nil
    }
    return nil
  }

  /// The next entry; what follows a damaged block is not read.
  func next() -> IndexedPage? {
    while !isAtEnd {
      if let entry = block.next() { return entry }
      guard let bytes = nextBlock() else {
        isAtEnd = true
        return nil
      }
      block = IndexEntryReader(bytes)
    }
    return nil
  }

  private func nextBlock() -> [UInt8]? {
    guard let file, let header = try? file.read(atMost: SignatureIndex.blockHeader),
      header.count == SignatureIndex.blockHeader,
      let length = Int(String(decoding: header[..<8], as: UTF8.self), radix: 16),
      length > 0, length <= 64 * SignatureIndex.blockLength,
      let bytes = try? file.read(atMost: length, sizeHint: length), bytes.count == length,
      Digest(ofBlob: bytes).rawValue.utf8.elementsEqual(header[8...])
    else { return nil }
    return bytes
  }
}
