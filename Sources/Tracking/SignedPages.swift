import FactModel
import QuoteMatching
import Storage

/// Passes through the watched pages in the order of their ids with their signatures, taken from the
/// store's index where a page is as it was then, and else made of its bytes. What was made goes into
/// the index for the next time.
struct SignedPages {
  private let workspace: Workspace
  private let index: SignatureIndexReader
  private var writer: SignatureIndexWriter?
  private var triesToWrite = true

  init(_ workspace: Workspace) {
    self.workspace = workspace
    index = SignatureIndexReader(workspace, form: PageSignature.form)
  }

  /// The signature of the next page, and its body where it had to be read; `nil` where its bytes are
  /// not on this machine.
  mutating func take(
    _ page: PageID, _ kind: PageKind, in files: SnapshotFiles
  ) throws -> (signature: PageSignature, body: [UInt8]?)? {
    let stamp = files.stamp(of: page)
    if let stamp, let entry = index.entry(of: page), entry.stamp == stamp,
      let signature = PageSignature(bytes: entry.signature)
    {
      writer?.append(page, stamp, signature: entry.signature)
      return (signature, nil)
    }
    guard let body = try files.body(of: page) else { return nil }
    let signature = PageSignature(
      of: kind.readableBytes(of: body, charset: try files.charset(of: page)))
    if let stamp { record(page, stamp, signature) }
    return (signature, body)
  }

  private mutating func record(
    _ page: PageID, _ stamp: SnapshotStamp, _ signature: PageSignature
  ) {
    if writer == nil, triesToWrite {
      triesToWrite = false
      writer = SignatureIndexWriter(workspace, form: PageSignature.form, copyingBefore: page)
    }
    writer?.append(page, stamp, signature: signature.bytes)
  }

  /// Puts the new index in place, where one was made. Every watched page must have been taken.
  func finish() { writer?.finish() }
}
