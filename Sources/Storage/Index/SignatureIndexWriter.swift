import Digesting
import FactModel

/// Writes a new index beside the old one and then puts it in place. For one thread only.
///
/// Failures are no matter: a search without an index is slower, and right.
package final class SignatureIndexWriter {
  private let file: ReplacingFile
  private let moment: UInt64
  private var block: [UInt8] = []

  /// Begins a new index with the old one's entries before `page`; `nil` where no file can be made.
  package init?(_ workspace: Workspace, form: Int, copyingBefore page: PageID) {
    guard let file = try? ReplacingFile(SignatureIndex.path, in: workspace.folder) else {
      return nil
    }
    self.file = file
    moment = nanosecondsSince1970()
    guard (try? file.write(SignatureIndex.header(form: form))) != nil else { return nil }
    let old = SignatureIndexReader(workspace, form: form)
    let id = Array(page.rawValue.utf8)
    while let entry = old.next(), entry.id.lexicographicallyPrecedes(id) { append(entry) }
  }

  /// Appends a page, whose id comes after the last one's. A page whose files were changed a moment
  /// ago is left out: another change could leave the stamp as it is.
  package func append(
    _ page: PageID, _ stamp: SnapshotStamp, signature: ArraySlice<UInt8>
  ) {
    guard stamp.isSettled(at: moment) else { return }
    append(
      IndexedPage(id: Array(page.rawValue.utf8)[...], stamp: stamp, signature: signature))
  }

  private func append(_ entry: IndexedPage) {
    block.append(entry)
    if block.count >= SignatureIndex.blockLength { endBlock() }
  }

  private func endBlock() {
    guard !block.isEmpty else { return }
    let length = String(block.count, radix: 16)
    let padding = String(repeating: "0", count: 8 - length.utf8.count)
    try? file.write(Array((padding + length + Digest(ofBlob: block).rawValue).utf8) + block)
    block.removeAll(keepingCapacity: true)
  }

  /// Puts the new index in place of the old one, unless a part of it could not be written.
  package func finish() {
    endBlock()
    file.commit()
  }
}
